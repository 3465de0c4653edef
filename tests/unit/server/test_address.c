/* Which addresses count as one. */
#include "check.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include "server/address.h"

static void key_of(const char *text, unsigned char ret[ADDRESS_KEY_SIZE])
{
    struct sockaddr_storage from = { 0 };
    struct sockaddr_in *four = (struct sockaddr_in *)&from;
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)&from;
    from.ss_family = strchr(text, ':') != NULL ? AF_INET6 : AF_INET;
    void *bytes = from.ss_family == AF_INET ? (void *)&four->sin_addr : (void *)&six->sin6_addr;
    assert_int_equal(inet_pton(from.ss_family, text, bytes), 1);
    address_key(&from, ret);
}

static void addresses_of_one_client_have_one_key(void **state)
{
    (void)state;
    static const struct {
        const char *one, *other;
        bool same;
    } pairs[] = {
        { "127.0.0.1", "127.0.0.1", true },
        { "127.0.0.1", "127.0.0.2", false },
        { "127.0.0.1", "::ffff:127.0.0.1", true },
        { "::ffff:127.0.0.1", "::ffff:127.0.0.2", false },
        { "2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true },
        { "2001:db8:1:2::1", "2001:db8:1:3::1", false },
        { "::1", "127.0.0.1", false },
    };
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        unsigned char one[ADDRESS_KEY_SIZE], other[ADDRESS_KEY_SIZE];
        key_of(pairs[i].one, one);
        key_of(pairs[i].other, other);
        assert_int_equal(memcmp(one, other, ADDRESS_KEY_SIZE) == 0, pairs[i].same);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(addresses_of_one_client_have_one_key) };
    return RUN(tests);
}
