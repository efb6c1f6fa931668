/** Whoever drops a whole disk means something else. */
const MAX_FILES = 2000
const MAX_DEPTH = 3

/** What is in folders that were dropped, and in those in them. What cannot be read is left out. */
export async function filesIn(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const found: File[] = []
  await addAll(entries, found, 0)
  return found
}

async function addAll(entries: readonly FileSystemEntry[], found: File[], depth: number) {
  for (const entry of entries) {
    if (found.length >= MAX_FILES) return
    if (entry.isFile) {
      const file = await fileOf(entry as FileSystemFileEntry)
      if (file) found.push(file)
    } else if (depth < MAX_DEPTH) {
      const reader = (entry as FileSystemDirectoryEntry).createReader()
      // A hundred at a time, until there are none.
      for (;;) {
        const some = await entriesOf(reader)
        if (some.length === 0) break
        await addAll(some, found, depth + 1)
      }
    }
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(null)))
}

function entriesOf(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  return new Promise((resolve) => reader.readEntries(resolve, () => resolve([])))
}
