import { CompanyNoteModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { COMPANY_NOTES_MAX } from '../../limits.ts';
import type { LeftOutFigure } from '../facts/limit-sources.ts';

interface KnownNotes {
  texts: Set<string>;
  count: number;
}

interface NotedRow {
  companyId: mongo.ObjectId | undefined;
  texts: readonly string[];
}

/** Notes that rows add to companies: none that its company has already, and none beyond the limit. */
export class PlannedNotes {
  readonly #known = new Map<string, KnownNotes>();

  /** Reads which of the texts their companies have as notes; a new company has none. */
  static async load(rows: readonly NotedRow[]): Promise<PlannedNotes> {
    const planned = new PlannedNotes();
    const noted = rows.filter(({ texts }) => texts.length > 0);
    const companyIds = noted.flatMap(({ companyId }) => companyId ?? []);
    if (companyIds.length === 0) return planned;
    const texts = [...new Set(noted.flatMap((row) => row.texts))];
    const ofCompanies = { companyId: { $in: companyIds }, removedAt: null };
    const [equal, counts] = await Promise.all([
      CompanyNoteModel.find({ ...ofCompanies, text: { $in: texts } }, { companyId: 1, text: 1 }).lean(),
      CompanyNoteModel.aggregate<{ _id: mongo.ObjectId; count: number }>([
        { $match: ofCompanies },
        { $group: { _id: '$companyId', count: { $sum: 1 } } },
      ]),
    ]);
    for (const { _id, count } of counts) planned.#of(_id).count = count;
    for (const { companyId, text } of equal) planned.#of(companyId).texts.add(text);
    return planned;
  }

  add(companyId: mongo.ObjectId, texts: readonly string[]): { added: string[]; leftOut: LeftOutFigure[] } {
    const known = this.#of(companyId);
    const added: string[] = [];
    const leftOut: LeftOutFigure[] = [];
    for (const text of texts) {
      if (known.texts.has(text)) continue;
      if (known.count >= COMPANY_NOTES_MAX) {
        const max = COMPANY_NOTES_MAX.toLocaleString('en');
        leftOut.push({ source: text.slice(0, SHOWN_MAX), reason: `The company has ${max} notes already` });
        continue;
      }
      known.texts.add(text);
      known.count++;
      added.push(text);
    }
    return { added, leftOut };
  }

  #of(companyId: mongo.ObjectId): KnownNotes {
    const id = companyId.toHexString();
    const known = this.#known.get(id) ?? { texts: new Set(), count: 0 };
    this.#known.set(id, known);
    return known;
  }
}

const SHOWN_MAX = 200;
