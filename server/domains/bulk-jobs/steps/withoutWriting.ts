import type { FileStore } from '../../../platform/file-store/FileStore';

/** The store of a trial: it reads, and neither stores nor removes anything. */
export function withoutWriting(files: FileStore): FileStore {
  const nothing = () => Promise.resolve();
  return {
    held: files.held,
    open: (sha256, name, range) => files.open(sha256, name, range),
    openUploaded: (sha256) => files.openUploaded(sha256),
    exists: (sha256, name) => files.exists(sha256, name),
    readSpace: () => files.readSpace(),
    put: () => Promise.resolve(''),
    putRendition: nothing,
    putUploaded: nothing,
    remove: nothing,
  };
}
