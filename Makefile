# Short names for the common builds; meson does the work.
BUILD ?= build

all: $(BUILD)/build.ninja
	ninja -C $(BUILD)

$(BUILD)/build.ninja:
	meson setup $(BUILD)

test:
	./test

install: all
	meson install -C $(BUILD)

# The library as one file: build/amalgamation/lele.c and lele.h
amalgamation:
	scripts/amalgamate $(BUILD)/amalgamation

format:
	git ls-files '*.c' '*.h' | xargs clang-format-14 -i

clean:
	rm -rf build build-*

.PHONY: all test install amalgamation format clean
