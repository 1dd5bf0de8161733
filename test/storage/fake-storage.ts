/** A `localStorage` for Node: its items are its own enumerable properties, its methods are not. */
export function fakeStorage(items: Readonly<Record<string, string>> = {}): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string): string | null {
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
    },
    setItem(this: Record<string, string>, key: string, text: string): void {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string): void {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
      delete this[key];
    },
  };
  const storage = Object.create(methods) as Storage;
  return Object.assign(storage, items);
}
