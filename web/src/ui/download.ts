// Saves a text or data as a file of the player; a time as text.

export function download(name: string, content: BlobPart, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `HH:MM:SS YYYY/MM/DD` in local time. */
export function timestamp(ms: number): string {
  const at = new Date(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');
  return `${time} ${at.getFullYear()}/${two(at.getMonth() + 1)}/${two(at.getDate())}`;
}
