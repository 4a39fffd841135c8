/** A storage that can be full. */
export class FakeStorage {
  readonly kept = new Map<string, string>();
  full = false;
  get length(): number {
    return this.kept.size;
  }
  key = (place: number): string | null => [...this.kept.keys()][place] ?? null;
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, text: string): void => {
    if (this.full) throw new Error('QuotaExceededError');
    this.kept.set(key, text);
  };
  removeItem = (key: string): void => void this.kept.delete(key);
}
