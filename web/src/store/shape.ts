// The shape of a record, checked in full depth: a wrong value far inside would otherwise break the
// page that shows it, each time it is shown.

export type Check = (value: unknown) => boolean;

export const text: Check = (value) => typeof value === 'string';
export const flag: Check = (value) => typeof value === 'boolean';
export const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
/** A number in a range: one far outside would be drawn as nonsense. */
export const within =
  (min: number, max: number): Check =>
  (value) =>
    number(value) && (value as number) >= min && (value as number) <= max;
export const whole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
/** Records of older pages do not have it. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Further keys are allowed: newer pages may add some. */
export const object =
  (keys: Record<string, Check>): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(keys).every(([key, check]) =>
      check(Object.hasOwn(value, key) ? value[key] : undefined),
    );

/** Any keys, all with values of one shape. */
export const mapOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
