import { Types } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { NoticePerson, NoticeText, NoticeTextInput } from '../notice-schemas.ts';
import { getController } from './controller.ts';
import { type CollectedPerson, FIELDS, sourcesOf, toNotices } from './notice-view.ts';
import { PEOPLE } from './state-filter.ts';
import { type NoticeAbout, writeNotice } from './write-notice.ts';

/**
 * The notice to copy: with placeholders, or filled in for a contact or a lead.
 * @throws ServiceError not_found; conflict for who is on the do-not-contact list, to whom nothing is written
 */
export async function getNoticeText({ ctx, input }: Verb<NoticeTextInput>): Promise<NoticeText> {
  const { language, kind, id } = input;
  const controller = await getController();
  if (kind === undefined || id === undefined) return writeNotice(language, controller, null);
  const person = await findPerson({ kind, id });
  const [notice] = await toNotices(ctx, [person]);
  if (notice === undefined || notice.name === null)
    throw new ServiceError('conflict', 'This person is on the do-not-contact list');
  return writeNotice(language, controller, aboutOf(person, notice.name));
}

async function findPerson({ kind, id }: NoticePerson): Promise<CollectedPerson> {
  const doc = await PEOPLE[kind].records.findById(new Types.ObjectId(id), FIELDS).lean<CollectedPerson['doc']>();
  if (doc === null) throw new ServiceError('not_found', `No ${kind} has the id ${id}`);
  return { kind, doc };
}

function aboutOf({ kind, doc }: CollectedPerson, name: string): NoticeAbout {
  const [company, location] = kind === 'contact' ? [doc.organizationName, doc.country] : [doc.company, doc.location];
  const values = {
    name,
    title: doc.title,
    company,
    email: doc.email,
    phone: doc.phone,
    profile: doc.linkedinUrl,
    location,
  };
  const data = (Object.keys(values) as (keyof typeof values)[]).filter((one) => Boolean(values[one]));
  return {
    name,
    data,
    sources: sourcesOf({ kind, doc }),
    collectedAt: kind === 'contact' ? doc.savedAt : doc.createdAt,
  };
}
