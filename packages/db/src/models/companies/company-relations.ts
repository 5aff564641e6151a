import type { Types } from 'mongoose';
import type { FieldOriginDoc } from './field-origin.ts';

/** The parent of a company, as a user or a script has set it. Its name and domain stay when it is deleted. */
export interface CompanyParentDoc {
  id: Types.ObjectId;
  name: string;
  domain: string;
  /** Why, in the words of whoever set it. */
  note?: string;
  origin: FieldOriginDoc;
  /** Companies that were merged into this parent while they were the parent. */
  formerIds?: Types.ObjectId[];
  /** It is no longer tracked. */
  isRemoved?: true;
}

/** A parent, or a parent of it: what is said of it, so that a figure of it is recognised at its subsidiaries. */
export interface AncestorDoc {
  id: Types.ObjectId;
  name: string;
  /** Exact figures of the group that sources gave, now or earlier, each once. */
  figures: { source: string; value: number }[];
  identifierKeys: string[];
}
