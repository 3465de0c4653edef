/* Worked examples of techniques for clues, see examples.c.  They are share codes, because a line of a
 * HoDoKu library has no clues; two are puzzles of one clue. */
#include "technique/examples.h"

#include <stddef.h>

const struct lele_example lele_examples_clues[] = {
    { "last-cell-of-cage", "MfYHfwKGWN7cinVHcXTGfZ3T2PDwkJGvQ5DfuI4hiycwrCUxIx7tUmjXtrdYTdXqDi" },
    { "pair-support",
      "M1GyzbnktVsVb9WCzbZ6CdUFcuS5GSJsGOxkRQZCtRu9vLBlPtNUsrQpxz1PKXvFS7HdDRQQ67SR1pp2"
      "7Xue0RnebW834dxqUu4R4L8TPeDfcehOmwnxMa9pJd8cWPemBXdL19IImmWedGOUYMxrOAd4QTjVQIO3" },
    { "cage-extremes",
      "M9QIDX7zCgXZZYi1105BUGOpbru1WY4qQhOPCORdcHs9of5G7o4bJIEEXIgsvZo7tQ3kalP4o5a4Q4vZ"
      "T01qnCjwJtGmRo078F4D4bUxpE9mEzVvszRpDM29gzynaeFJuzcHkXloRLaAFPWKqNuEczWkOh44DK5t"
      "2fg4Du" },
    { "line-bounds",
      "MZBE6cJWEodJaII09y3ZzebvOJEZSocodakpmC4HRnDHlnbNXfPFdzOL1xKcbzp7nPny5nvJnrXXs5Wg"
      "mHYIndp56JdcxOgKL" },
    { "arrow-extremes",
      "M1dCJTNjvrRJLNhlOf9kWZqpDBnFzk6d7HMw9rOZjQvvpkB0jWbsHt5ZaA6OcW6FTtTMUjn3eOOycV4" },
    { "cage-combinations",
      "M2DOAhpHaihh7bYCcC7Pv0GSFq8QPrM8p9vvRSeM2Y0XkX8Sj89to8pOzBS7xcIiSLxNddTxZ0B2WZok"
      "eoxO5q7uiCnbkCyyeIzpQNzSlgCayn3VKCl33oLNZz4s7XY7D0kA8r2mfpHR6wxn" },
    { "rule-of-45",
      "M3Qic6mTnnN6UZnrZ1WxqeHjAlAPWticNwN62DAaKSIz0EqcbCJjMpuVE5H2jukedbHVdGrcxE7uyc2C"
      "yZ5njBWJoRe4M0zhy2ce4AMrWSmxzE4Sueb1c9ahpRJIQeouQARfgiRNX6lPOhKVGKq5YfqYEvP" },
    { "between-squeeze",
      "M5Qp9Hy0ZJXUq6brouTIrDfgI5hzTObwjqkX4PSwjVxFJPHWMVbTANPLeusQeKiLv7D2G8zgRKWC4w4" },
    { "all-places-seen",
      "M169j1qd4TvYtYQSUh5FIfnwzi8o7PyNx0OKkqppC157mLP45aDGxOjTv0r9PiwJKHlF8Fl5f5l2sUKp"
      "vosAby8DXVtRplBFndDe26kaWdAQEBD4idGXee6V8YcVBIKaq96J7Qsu5zTSEocwUUTMEfxohu9JGTnz"
      "k6wELl8M75h3xXa1u2YPPIyxbxUQ2m" },
    { "renban-window", "M2REyAM2CwApa484bVr1h2HKeaH6dbWk03DKpdJ1GNShUIG14VS3B2ouRPhUFfIFC7uIC" },
    { "cage-placements",
      "MbIYBXkiFySG0bGUj4RZithgkaAg1Y0O4noXfJctXtG24Z0YKDpiCesiIV7yxvfYXHXrPruBk9kVbxqt"
      "f9a0ZxzcK8TYWfHxRLU3LZyfO7lNs9hKvMp8brOk6hnLmdgbd5FX16CMDVzkPbwl3enLZqQHnN752eai"
      "57GdL" },
    { "dot-chain",
      "MeK6aSSkJRemhSMlBOz8z3z2fmnLsqtAWrIQWJJQdD04G6NPZDn7q6IXri1MeXEUrfEsRZgNrDxeqyG8"
      "j98sTTth2nVfnqqIq6GbvWCNXAIufcGHwbUQDYAMx7wDPbZrCXIDJzLbC69FGpo7sg2FhNjdsbtQvjxV"
      "ZQnukyrKgufvt8DSY1l1CU5Q00yQNzpHfntbZZXqmyIqmid14iDs1G8k" },
    { "quadruple-in-unit",
      "MxQwI6w752GCZ1NfLxDlxYfHIxgaf3ORxlGWOrlVhvNJTb5xFPX8BWcN7zFscrCJOHBXbZ2I9VViAeYM"
      "puZi3MyHnfJccKni2LbmgWMPi2Lq6faMfFWq6KxubxslCHxGxiASbvx76e0ClOPAYGjPLK19qDLj43Qs"
      "dVe374C42d" },
    { "locked-in-cage",
      "M4LLis9kLWGa5mSQySobjeLnHvrfF0RjRncK6XzeymPiqv8p7RpxwRHKqSJLzQEg1qGKLXTVQmqvFV7s"
      "qc64WSmRBV7YJfF4aCqfl99UAgzTnIW9Szs5MoSV1DaJGiTipFyS3sL99exru5SSf0H8p0QtMzPE01mw"
      "YnmFxDGWypbaARBFC1L" },
    { "cage-unit-overlap",
      "MSZmn4ZL7yaqWq4uNh8paaBiR75muJYA620iPvKRpWtwOeKzcA9EaNYzChkIIzgnVqOkWZt6QgzRRX6A"
      "RvHD4dGzNh02vQIFsFnASzYFBKwX5gAZAmv0OvvXjdGFFZw0VUIAFWg5OgcLz1hQa62yg0f2mtvWsMgz"
      "ZyW7TitMayKj3WBlfTs5n4fsZkn4ayGlcfSDQ" },
    { "equal-cells",
      "MW8YUwofWkMoXNLGG37CJ7yf07c6138TTqbk1wLl4HLG47lAgKudAppPQbp0flsNU5F2OilVkgJEarPN"
      "6VA6FFsHTZFCB3" },
    { "hidden-cage",
      "MpugDLpsOE5EGwi32HPsIRFUNBuxNXNNC5tmGI4wscapvhqXFVrGde9FAjV5vxGnRnNLER7fHCO5BB8I"
      "EPCPo8xC89ELIwUfFrgtpLnLHlLHNccwSgLdvjvzWknvQGlvvSdP4yFjNtomPRJeJYQKbEUeROAtGNX2"
      "6qjYxI1jzqMIk" },
    { "innies-minus-outies",
      "MeyUpfmZb2YonH2VYSwqVKRUAgy07q6p3qbZvymKiMIP3lgzgri6Rx5EBKvewz4RjFqCkFzpmIOpdLbM"
      "JHkdu93WwptIr3YJSg3xapUxn6Qd8OIPYgGNdTIUNhDdshk3buTU6vcQcsNYrDTC6todnO2YLE2jyDOI"
      "wog7D" },
    { "killer-pair",
      "MyQG0sBcqYK0HrFRW4M5Oorw2PFub1sp1aldmYx9IZkoaUtwBg0mheuE4LkxSkuPc2s9bSzZOKaTr0ju"
      "dx6g0IqZVASQ2x0cmtv8dPfjlDvICNg8d3Zn5Hw4FgMvOUCS8MTTyeDBphHztzWZUi7XqjrCkYRZ2zOE"
      "icBFUTryfGrR3h7rY2u2K4OPW2hJ5IJoa75JMtU3HSmBXbq9i0k4" },
    { "hidden-killer-pair",
      "M2d4pR2uJDvQ4ZozG9fcYSxbJ77nuHV6Aj2Iq4qe2Wiz4tRrbhJ56e4XjAnxxLnX9DtjHscQ0P0FHwI1"
      "SI4fXCJoHXpqKuUBS6MiLBf07HIBzYgBUBBRuRi" },
    { "killer-triple",
      "M1BCfwfBAfnYixlwJhufKAWkc6n3LNtzJStAv0RmfHcf90FUdprUOzNtHr3hwPV1V2E6i6CPfsjDYaXM"
      "efX1PZwyLtrq6dI3f3j9K5PebIvPg50EE5T0zrkUhHC6iH45YA0OwcWXVXdGgkcwNSzxh4PGuqF7xBJl"
      "Z1CJNGFBZtCSXtE0qEN5VpT6BME2WllZxNuuuhnsSFYNJ7UuTCuJ" },
    { "hidden-killer-triple",
      "MTjOzzTBwiNdvWzIp7SNS4qCqn0e4ooURWCL8lVUlsiLIwisaRmOaUxBW1HC5y5BDk8UXSbKQ2htFWHc"
      "9NiFcXF3kKF3fEVB7z9eswzCht" },
    { "combination-against-cells",
      "M1folHb3idK4oYQJxmx1X67Hz561aJjSI7YQqaEVn25dvHuMKt06lgoO3cE1SFZqGGZBfLoXC0rcpL1N"
      "2bVcVGkBaAB3xFRXt1vMIuMKNVvdp5rOnp44V8vs7Jy4gA6DRuv2bTWmqwTJetQW0vPVGd3oGrXrmhsl"
      "aWW1p68kzDZm0TwJtEOxAFQKBQrCbrGaksYsR4kds" },
    { "cage-chain",
      "M2BI4AmEFhNK0hB2DPH53Tc9GQrZkQjNOfYiUsgdihQ11Cuskiz7BRIaEm8JPvTn1M52PjLh9cLcBcTk"
      "L8p84K9AIunHjKMLVk46LWBNNr1MAG8Aeldz3fEL0fej3rPOX2yK7gEZyBA9G1N" },
    { "pill-leading-digit",
      "classic+pill:2:r1c1r1c2r1c3r1c4 "
      "................................................................................." },
    { "region-sum-balance",
      "classic+region-sum::r1c3r1c4r1c5 "
      "................................................................................." },
    { NULL, NULL },
};
