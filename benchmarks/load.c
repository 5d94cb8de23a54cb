/* A load for the server in C: every table plays as fast as it can, games without end.
 *
 * It leaves the machine more of its caches than the one in Python, and finds more moves for each
 * commit. Tables were opened and seats taken before (see c_load.py, which builds and runs this).
 *
 * load PORT TABLES SECONDS PID < codes of the tables
 *
 * It prints the CPU of the process PID in ticks (user, system) before and after, and the moves
 * that have arrived at all four sockets of their table in between.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { SEATS = 4, BUFFER = 1 << 16, CODE = 32, SECRET = 32, MOST_EVENTS = 256 };
enum { TEXT = 1, MEDIUM = 126 };

typedef enum { CONNECTING, STARTING, PLAYING } Phase;

typedef struct {
    char code[CODE];
    int views;
    int mover; /* the player who is to move, or -1 */
    char move[256];
} Table;

typedef struct {
    int fd, table, seat, length;
    char *buffer;
} Player;

static Player *players;
static Table *tables;
static Phase phase = CONNECTING;
static int seen, started;
static long arrived;

static void fail(const char *why)
{
    perror(why);
    exit(1);
}

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return at.tv_sec + at.tv_nsec * 1e-9;
}

/* One text frame with a mask of zeros. */
static void say(int fd, const char *text)
{
    unsigned char frame[512] = {0x80 | TEXT};
    size_t length = strlen(text), head = 2;
    frame[1] = 0x80 | (length < MEDIUM ? length : MEDIUM);
    if (length >= MEDIUM) {
        frame[2] = length >> 8;
        frame[3] = length & 255;
        head = 4;
    }
    memcpy(frame + head + 4, text, length);
    if (write(fd, frame, head + 4 + length) != (ssize_t)(head + 4 + length))
        fail("write");
}

static void play(Table *table)
{
    if (table->mover < 0) {
        fprintf(stderr, "nobody is to move\n");
        exit(1);
    }
    int fd = players[table->mover].fd;
    table->mover = -1;
    table->views = 0;
    say(fd, table->move);
}

/* Everybody accepts everything, so that no round ever ends. */
static void note_turn(Player *player, Table *table, const char *text, int length)
{
    const char *version = memmem(text, length, "\"version\":", 10);
    int answers = memmem(text, length, "\"accept\"", 8) != NULL;
    table->mover = player - players;
    sprintf(table->move, "{\"type\":\"move\",\"version\":%ld,\"move\":%s}",
            strtol(version + 10, NULL, 10),
            answers ? "{\"move\":\"accept\"}"
                    : "{\"move\":\"offer\",\"object\":\"hat\",\"tone\":\"sure\"}");
}

static void hear(Player *player, const char *text, int length)
{
    static const char kind[] = "{\"type\":\"table\"", quiet[] = "\"events\":[]},\"you\":";
    Table *table = &tables[player->table];
    if (length < (int)sizeof kind - 1 || memcmp(text, kind, sizeof kind - 1)) {
        fprintf(stderr, "%.*s\n", length, text);
        exit(1);
    }
    seen++;
    if (memmem(text, length, "\"may\":[{", 8))
        note_turn(player, table, text, length);
    if (memmem(text, length, quiet, sizeof quiet - 1))
        return;
    if (++table->views < SEATS)
        return;
    arrived++;
    if (phase == STARTING)
        started++;
    else if (phase == PLAYING)
        play(table);
}

static void read_frames(Player *player)
{
    ssize_t count = read(player->fd, player->buffer + player->length, BUFFER - player->length);
    if (count <= 0)
        fail("read");
    player->length += count;
    int at = 0;
    while (player->length - at >= 4) {
        unsigned char *frame = (unsigned char *)player->buffer + at;
        int length = frame[1], head = 2;
        if (length == MEDIUM) {
            length = frame[2] << 8 | frame[3];
            head = 4;
        }
        if (player->length - at < head + length)
            break;
        if ((frame[0] & 15) == TEXT)
            hear(player, (char *)frame + head, length);
        at += head + length;
    }
    memmove(player->buffer, player->buffer + at, player->length - at);
    player->length -= at;
}

/* As `secret_of` of server_load.py: the seat is known by it. */
static void put_secret(char *secret, const Player *player)
{
    memset(secret, 'x', SECRET);
    secret[SECRET] = 0;
    char begins[SECRET];
    int length = sprintf(begins, "bench%d-%d-", player->table, player->seat);
    memcpy(secret, begins, length);
}

static void shake_hands(Player *player)
{
    char secret[SECRET + 1], head[600];
    put_secret(secret, player);
    int length = sprintf(head,
                         "GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                         "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                         "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                         "Authorization: Bearer %s\r\n\r\n",
                         secret);
    if (write(player->fd, head, length) != length)
        fail("write");
    char *end;
    while (!(end = memmem(player->buffer, player->length, "\r\n\r\n", 4))) {
        ssize_t count = read(player->fd, player->buffer + player->length, BUFFER - player->length);
        if (count <= 0)
            fail("handshake");
        player->length += count;
    }
    player->length -= end + 4 - player->buffer;
    memmove(player->buffer, end + 4, player->length);
}

static void enter(Player *player, int port)
{
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(port)};
    int on = 1;
    inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
    player->buffer = malloc(BUFFER);
    player->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(player->fd, (struct sockaddr *)&to, sizeof to))
        fail("connect");
    setsockopt(player->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    shake_hands(player);
    char hello[128];
    sprintf(hello, "{\"type\":\"hello\",\"protocol\":2,\"table\":\"%s\"}",
            tables[player->table].code);
    say(player->fd, hello);
    int before = seen;
    while (seen == before)
        read_frames(player);
}

static void print_cpu(int pid)
{
    char name[64], stat[1024];
    long user, system;
    sprintf(name, "/proc/%d/stat", pid);
    FILE *file = fopen(name, "r");
    if (!file)
        fail(name);
    stat[fread(stat, 1, sizeof stat - 1, file)] = 0;
    fclose(file);
    sscanf(strrchr(stat, ')') + 2,
           "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &system);
    printf("%ld %ld ", user, system);
}

static void wait_for_news(int poll)
{
    struct epoll_event events[MOST_EVENTS];
    int count = epoll_wait(poll, events, MOST_EVENTS, 100);
    for (int i = 0; i < count; i++)
        read_frames(events[i].data.ptr);
}

static void play_for(int poll, double seconds)
{
    double end = now() + seconds;
    while (now() < end)
        wait_for_news(poll);
}

int main(int count, char **words)
{
    if (count != 5)
        return 2;
    int port = atoi(words[1]), many = atoi(words[2]), pid = atoi(words[4]);
    double seconds = atof(words[3]);
    int poll = epoll_create1(0);
    players = calloc(many * SEATS, sizeof *players);
    tables = calloc(many, sizeof *tables);
    for (int table = 0; table < many; table++) {
        tables[table].mover = -1;
        if (scanf("%31s", tables[table].code) != 1)
            return 2;
    }
    for (int i = 0; i < many * SEATS; i++) {
        players[i].table = i / SEATS;
        players[i].seat = i % SEATS;
        enter(&players[i], port);
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = &players[i]};
        epoll_ctl(poll, EPOLL_CTL_ADD, players[i].fd, &event);
    }
    phase = STARTING;
    for (int table = 0; table < many; table++) {
        tables[table].views = 0;
        say(players[table * SEATS].fd, "{\"type\":\"start\"}");
    }
    while (started < many)
        wait_for_news(poll);
    phase = PLAYING;
    for (int table = 0; table < many; table++)
        play(&tables[table]);
    play_for(poll, seconds / 4);
    print_cpu(pid);
    long before = arrived;
    play_for(poll, seconds);
    print_cpu(pid);
    printf("%ld\n", arrived - before);
    return 0;
}
