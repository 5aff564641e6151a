/** What the system's codes mean for the folder of the backups. */
const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'The server may not write there',
  EPERM: 'The server may not write there',
  EROFS: 'The disk is read-only',
  ENOENT: 'The folder is not there',
  ENOTDIR: 'A part of the path is a file',
  EEXIST: 'A file has the name of the folder',
};

/** Why a backup could not be written, as a sentence; it names the folder only where a person has named it. Pure. */
export function describeFailure(error: unknown, folder: string | null): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = WORDS[code];
  if (words !== undefined) return `${words}: ${folder ?? 'backups in DATA_DIR'}`;
  if (code !== '' || !(error instanceof Error)) return 'It could not be written; the log of the server says why';
  return error.message;
}
