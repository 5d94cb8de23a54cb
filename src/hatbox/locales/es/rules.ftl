### The rules in our own words; each message is a section and names the rules that it tells.
### See docs/rules.md and docs/translating.md.

rules-not-a-hat-1 = Cada persona tiene un regalo, y pronto ya nadie sabe qué es. Pásalo como si lo supieras.
    .title = De qué va
# Rules: H1, H3
rules-not-a-hat-2 =
    Hay 110 cartas, todas distintas. Se empieza con un regalo por persona, boca arriba. El resto es la tienda, en el centro; su primera imagen está a la vista de toda la mesa.
    En el dorso de cada carta hay una flecha. Las negras apuntan a la izquierda, las blancas a la derecha: hacia ahí irá el regalo.
    .title = El comienzo
# Rules: H4, H5
rules-not-a-hat-3 = Empieza quien haya recibido un regalo hace menos tiempo: trae la primera carta de la tienda, la enseña a toda la mesa y le da la vuelta. La carta va enseguida a la persona de al lado, hacia donde apunta la flecha. Con un regalo recién traído de la tienda no te quedas nunca.
    .title = Ir a la tienda
# Rules: H6, H17
rules-not-a-hat-4 = Nombra un regalo y pasa la carta, boca abajo. Di lo que quieras, verdad o no. También eliges el tono: normal, seguro o inseguro.
    .title = Ofrecer
# Rules: H7, H8, H11
rules-not-a-hat-5 =
    Solo responde quien recibe.
    ¿Te lo crees? Da las gracias y pon la carta con tus regalos, sin destaparla. Ahora tienes uno de más: el más antiguo se va hacia donde apunta su flecha. Si está boca arriba, antes se le da la vuelta.
    ¿No te lo crees? Di «¡Eso no es un…!» y se da la vuelta a la carta a la vista de toda la mesa. No hace falta saber qué es. Si el nombre era falso, se lleva la carta quien la ha dado, como punto negativo. Si era cierto, te la llevas tú.
    .title = Responder
# Rules: H9, H10, H12
rules-not-a-hat-6 = Los regalos van pasando hasta que alguien rechaza uno. Quien se lleva el punto negativo trae la siguiente carta de la tienda, la ofrece, y así se sigue. Una carta boca abajo no se vuelve a mirar.
    .title = Después de un no
# Rules: H13
rules-not-a-hat-7 = En cuanto alguien tiene tres puntos negativos, la ronda termina. Gana quien tenga menos; si hay empate, la victoria se comparte.
    .title = El final
# Rules: H14, H15, H16
rules-not-a-hat-8 =
    Dos regalos por persona: más difícil, y obligatorio entre dos. El más antiguo es el que está más cerca de ti.
    Un solo color de flechas: todos los regalos van en el mismo sentido.
    Una serie: tantas rondas como personas, y se suman los puntos negativos.
    .title = Variantes
# Rules: H17
rules-not-a-hat-9 = ¿No te acuerdas? Inventa. ¿Lo sabes? Duda. ¿Dudas? Entonces haz como si solo fingieras dudar.
    .title = Un consejo

# Rules: M1
rules-magic-hat-1 = Seis animales viven en seis sombreros. Uno ha desaparecido en la caja. Averigua cuál antes que nadie.
    .title = De qué va
# Rules: M2, M3, M4
rules-magic-hat-2 =
    Se mezclan los sombreros y uno va a la caja sin que nadie vea cuál. Los otros cinco quedan en círculo. Las seis cartas de animales están siempre a la vista.
    La primera ronda la empieza quien sea más joven; después se juega en sentido horario.
    .title = El comienzo
# Rules: M5, M6, M7
rules-magic-hat-3 =
    En tu turno haces una de dos cosas; no se puede pasar.
    Mirar: mira, solo tú, qué hay en un sombrero del círculo. Luego tienes que intercambiarlo con otro del círculo, nunca con la caja, a la vista de toda la mesa.
    Adivinar: di qué animal ha desaparecido y después mira en la caja sin que nadie más lo vea.
    .title = Tu turno
# Rules: M7, M8
rules-magic-hat-4 = ¿Aciertas? Ganas la ronda. ¿Fallas? Quedas fuera: guárdate lo que has visto y sigue mirando. Si solo queda una persona, la ronda es suya.
    .title = Adivinar
# Rules: M9, M10
rules-magic-hat-5 = Quien gana una ronda se lleva una ficha de sombrero. Quien ya tiene una se lleva, en vez de otra, la varita mágica y gana la partida. La ronda siguiente la empieza quien está a la izquierda de quien ha ganado.
    .title = Ganar
# Rules: M11
rules-magic-hat-6 = Después del cambio puedes hacer otro, con los dos sombreros que quieras, también a la vista de toda la mesa.
    .title = Modo experto
