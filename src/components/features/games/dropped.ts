/** More files than anybody plays games; a folder of something else ends here. */
const MOST_FILES = 5000;

const asFile = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((done) => entry.file(done, () => done(undefined)));

const entriesOf = (folder: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((done) => folder.readEntries(done, () => done([])));

async function filesIn(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length >= MOST_FILES) return;
  if (entry.isFile) {
    const file = await asFile(entry as FileSystemFileEntry);
    if (file) found.push(file);
    return;
  }
  const folder = (entry as FileSystemDirectoryEntry).createReader();
  // A folder gives its files a hundred at a time.
  for (let next = await entriesOf(folder); next.length > 0; next = await entriesOf(folder))
    for (const one of next) await filesIn(one, found);
}

/** The files that were dropped, also those in folders. */
export async function dropped(data: DataTransfer | null): Promise<readonly File[]> {
  const entries = [...(data?.items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...(data?.files ?? [])];
  const found: File[] = [];
  for (const entry of entries) await filesIn(entry, found);
  return found;
}
