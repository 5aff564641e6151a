import { NewerDatabaseError } from '../../upgrade/newer-database-error.ts';
import { UPGRADE_STEPS } from '../../upgrade/steps/index.ts';
import { ArchiveError, type ArchiveHeader, type Frame } from './archive-frames.ts';

/**
 * Reads a whole archive and keeps nothing of it.
 * @throws ArchiveError when it is cut off, damaged or no backup; NewerDatabaseError when a later version has written it
 */
export async function verifyArchive(frames: AsyncIterable<Frame>): Promise<ArchiveHeader> {
  let header: ArchiveHeader | null = null;
  for await (const frame of frames) {
    if (frame.kind === 'header') header = requireKnown(frame.header);
    else if (header === null) throw new ArchiveError('This file is no backup of this product.');
  }
  if (header === null) throw new ArchiveError('This file is no backup of this product.');
  return header;
}

function requireKnown(header: ArchiveHeader): ArchiveHeader {
  const latest = UPGRADE_STEPS.at(-1)?.number ?? 0;
  if (header.schemaVersion > latest) throw new NewerDatabaseError(header.schemaVersion, latest);
  if (header.formatVersion !== 1) throw new ArchiveError('A later version of the product has written this backup.');
  return header;
}
