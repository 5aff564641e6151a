import type { ImportProgress } from '@workbench/services/companies/schemas';
import { formatPercent } from '~/lib/format/format';
import { formatNumber } from '../../../lib/format/format';

export interface ImportProgressLine {
  /** 0–100; null while nothing is known. */
  percent: number | null;
  text: string;
}

/**
 * How far an import is. The server reads while the browser sends; what the server has read is the truer number, so
 * it wins as soon as it is known.
 */
export function importProgressLine(sentShare: number, server: ImportProgress | undefined): ImportProgressLine {
  if (server && server.bytesTotal > 0) {
    const percent = Math.min(100, Math.round((server.bytesRead / server.bytesTotal) * 100));
    return { percent, text: `${formatNumber(server.rows)} rows read` };
  }
  if (server && server.rows > 0) return { percent: null, text: `${formatNumber(server.rows)} rows read` };
  if (sentShare >= 1) return { percent: null, text: 'File uploaded; processing' };
  return { percent: Math.round(sentShare * 100), text: `Uploading: ${formatPercent(sentShare * 100, 0)}` };
}
