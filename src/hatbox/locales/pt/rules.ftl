### The rules in our own words; each message is a section and names the rules that it tells.
### See docs/rules.md and docs/translating.md.

rules-not-a-hat-1 = Cada pessoa tem um presente, e daí a pouco já ninguém sabe o que é. Passa-o como se soubesses.
    .title = De que se trata
# Rules: H1, H3
rules-not-a-hat-2 =
    Há 110 cartas, todas diferentes. Começa-se com um presente por pessoa, virado para cima. O resto é a loja, no meio; a imagem de cima está à vista de toda a gente.
    No verso de cada carta há uma seta. As pretas apontam para a esquerda, as brancas para a direita: é para lá que vai o presente.
    .title = O começo
# Rules: H4, H5
rules-not-a-hat-3 = Começa quem recebeu um presente há menos tempo: vai buscar a carta de cima da loja, mostra-a a toda a gente e vira-a. A carta segue logo para a pessoa do lado para onde a seta aponta. Um presente acabado de vir da loja nunca fica contigo.
    .title = Ir à loja
# Rules: H6, H17
rules-not-a-hat-4 = Anuncia um presente e passa a carta, virada para baixo. Diz o que quiseres, verdade ou não. O tom também és tu que escolhes: normal, confiante ou hesitante.
    .title = Oferecer
# Rules: H7, H8, H11
rules-not-a-hat-5 =
    Só responde quem recebe.
    Acreditas? Agradece e põe a carta junto dos teus presentes, sempre virada para baixo. Agora tens um a mais: o mais antigo segue para onde a sua seta aponta. Se estiver virado para cima, primeiro vira-se.
    Não acreditas? Diz «Isso não é um…!» e a carta vira-se à vista de toda a gente. Não é preciso saber o que é. Se o nome estava errado, fica com a carta quem a deu, como ponto negativo. Se estava certo, ficas tu.
    .title = Responder
# Rules: H9, H10, H12
rules-not-a-hat-6 = Os presentes vão passando até alguém recusar um. Quem ficou com o ponto negativo vai buscar a carta seguinte à loja, oferece-a, e assim por diante. Uma carta virada para baixo já não se espreita.
    .title = Depois de um não
# Rules: H13
rules-not-a-hat-7 = Assim que alguém tem três pontos negativos, a ronda acaba. Ganha quem tiver menos; em caso de empate, a vitória é partilhada.
    .title = O fim
# Rules: H14, H15, H16
rules-not-a-hat-8 =
    Dois presentes por pessoa: mais difícil, e a dois é obrigatório. O mais antigo é o que está mais perto de ti.
    Uma só cor de setas: todos os presentes seguem no mesmo sentido.
    Uma série: tantas rondas como pessoas, e somam-se os pontos negativos.
    .title = Variantes
# Rules: H17
rules-not-a-hat-9 = Esqueceste-te? Inventa. Tens a certeza? Hesita. Não tens? Então faz como se só fingisses hesitar.
    .title = Um conselho

# Rules: M1
rules-magic-hat-1 = Seis animais vivem em seis chapéus. Um desapareceu na caixa. Descobre qual, antes de toda a gente.
    .title = De que se trata
# Rules: M2, M3, M4
rules-magic-hat-2 =
    Misturam-se os chapéus e um vai para a caixa sem ninguém ver qual. Os outros cinco ficam em círculo. As seis cartas dos animais estão sempre à vista.
    Na primeira ronda começa quem é mais jovem; depois joga-se no sentido horário.
    .title = O começo
# Rules: M5, M6, M7
rules-magic-hat-3 =
    Na tua vez fazes uma de duas coisas; não se pode passar.
    Espreitar: vê, só tu, o que está num chapéu do círculo. Depois tens de o trocar com outro do círculo, nunca com a caixa, à vista de toda a gente.
    Adivinhar: diz que animal desapareceu e a seguir espreita na caixa, sem mostrar a ninguém.
    .title = A tua vez
# Rules: M7, M8
rules-magic-hat-4 = Acertaste? Ganhas a ronda. Erraste? Ficas de fora: guarda para ti o que viste e continua a ver. Se só restar uma pessoa, a ronda é dela.
    .title = Adivinhar
# Rules: M9, M10
rules-magic-hat-5 = Quem ganha uma ronda leva uma ficha de chapéu. Quem já tem uma leva, em vez disso, a varinha mágica e ganha o jogo. Na ronda seguinte começa quem está à esquerda de quem ganhou.
    .title = Ganhar
# Rules: M11
rules-magic-hat-6 = Depois da troca, podes fazer outra, com dois chapéus à tua escolha, também à vista de toda a gente.
    .title = Modo avançado
