// Moves data that only the second part of a split module reads from the first part to the second:
// late-data.mjs FIRST REST.  These are the segments of the section "late" (src/generator/exercise.c), to which the
// linker gives addresses of its own; they begin with the first puzzles of src/generator/exercises.inc.
import { readFileSync, writeFileSync } from 'node:fs';

const [first, rest] = process.argv.slice(2);
const DATA = 11;
const COUNT = 12;

function reader(bytes, at = 0) {
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const take = (length) => bytes.subarray(at, (at += length));
  return { number, take, at: () => at, end: () => at >= bytes.length };
}

function numberBytes(value) {
  const bytes = [];
  do {
    const low = value % 128;
    value = Math.floor(value / 128);
    bytes.push(value > 0 ? low + 128 : low);
  } while (value > 0);
  return Buffer.from(bytes);
}

function sectionsOf(file) {
  const bytes = readFileSync(file);
  const read = reader(bytes, 8);
  const sections = [];
  while (!read.end()) sections.push({ id: read.number(), body: read.take(read.number()) });
  return { head: bytes.subarray(0, 8), sections };
}

/** The segments of a data section, each as it is written, with its text. */
function segmentsOf(body) {
  const read = reader(body);
  const segments = [];
  for (let left = read.number(); left > 0; left--) {
    const start = read.at();
    if (read.number() !== 0) throw new Error('a segment is not active');
    while (read.take(1)[0] !== 0x0b); // the address: i32.const N, end
    const text = read.take(read.number());
    segments.push({ text, written: body.subarray(start, read.at()) });
  }
  return segments;
}

const write = (file, { head, sections }) =>
  writeFileSync(
    file,
    Buffer.concat([head, ...sections.flatMap(({ id, body }) => [Buffer.from([id]), numberBytes(body.length), body])]),
  );

const dataOf = (segments) => Buffer.concat([numberBytes(segments.length), ...segments.map((one) => one.written)]);

const inc = readFileSync(new URL('../src/generator/exercises.inc', import.meta.url), 'utf8');
const beginning = Buffer.from(/"[a-z0-9-]+",\n\s*"([a-z0-9]+)"/.exec(inc)[1]);
const primary = sectionsOf(first);
const data = primary.sections.find((one) => one.id === DATA);
const segments = segmentsOf(data.body);
const from = segments.findIndex((one) => one.text.subarray(0, beginning.length).equals(beginning));
if (from < 0) throw new Error('the module has no late data');
// The texts are aligned, and each run of zeros between them ended a segment.
const isText = ({ text }) => text.every((byte) => byte === 0 || (byte >= 0x31 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x7a));
const end = segments.findIndex((one, i) => i > from && !isText(one));
const late = segments.slice(from, end < 0 ? undefined : end);
const early = segments.filter((one) => !late.includes(one));
data.body = dataOf(early);
for (const one of primary.sections) if (one.id === COUNT) one.body = numberBytes(early.length);

const secondary = sectionsOf(rest);
const known = secondary.sections.find((one) => one.id === DATA);
if (known) known.body = dataOf([...segmentsOf(known.body), ...late]);
else {
  const after = secondary.sections.findIndex((one) => one.id === 0 && secondary.sections.indexOf(one) > 0);
  const place = after < 0 ? secondary.sections.length : after;
  secondary.sections.splice(place, 0, { id: DATA, body: dataOf(late) });
}
for (const one of secondary.sections) if (one.id === COUNT) one.body = numberBytes(late.length);
write(first, primary);
write(rest, secondary);
