import { z } from 'zod';
import { languageSchema } from '../ai/schemas.ts';
import { personKindSchema } from '../shared/answer-schemas.ts';
import { newestPageInput } from '../shared/page-schemas.ts';
import { CONTROLLER_TEXT_MAX, INFORMED_PEOPLE_MAX, NOTICES_PAGE_MAX } from './limits.ts';

/** Shapes of the duty to inform people (Art. 14 GDPR). Safe in a browser: no Node and no database imports. */

export const noticePersonSchema = z
  .object({
    kind: personKindSchema.meta({ description: 'Whether `id` is of a contact or of a lead' }),
    id: z
      .string()
      .regex(/^[0-9a-f]{24}$/, 'Enter the id of a contact or a lead')
      .meta({ description: 'Id of the contact or the lead' }),
  })
  .meta({ id: 'NoticePerson', description: 'A contact or a lead' });
export type NoticePerson = z.infer<typeof noticePersonSchema>;

export const informedHowSchema = z.enum(['notice', 'message', 'not_needed']).meta({
  id: 'InformedHow',
  description:
    '`notice`: a notice was sent; `message`: the first message to them informed them; `not_needed`: they have the information, as when they gave the data themselves',
});
export type InformedHow = z.infer<typeof informedHowSchema>;

export const noticeStateSchema = z.enum(['overdue', 'week', 'later', 'informed']).meta({
  id: 'NoticeState',
  description:
    '`overdue`: the due day is over, or a message was sent without the information; `week`: due today or in the six days after; `later`; `informed`',
});
export type NoticeState = z.infer<typeof noticeStateSchema>;

export const listNoticesInput = newestPageInput(NOTICES_PAGE_MAX, 50).extend({
  state: noticeStateSchema.default('week'),
});
export type ListNoticesInput = z.infer<typeof listNoticesInput>;

export const noticeSchema = noticePersonSchema
  .extend({
    name: z.string().nullable().meta({ description: 'Their name; null for who is on the do-not-contact list' }),
    company: z.string().nullable().meta({ description: 'Their employer; null when it is not known' }),
    sources: z.array(z.string()).meta({ description: 'Where the data came from, as "apollo" or "file"' }),
    collectedAt: z.string().meta({ description: 'When it was collected' }),
    dueOn: z.string().meta({
      description:
        'The day by which they are to be informed: a month later, or that of the first message if it is earlier',
    }),
    messagedAt: z.string().nullable().meta({ description: 'When the first message was sent to them; null for none' }),
    informedAt: z.string().nullable().meta({ description: 'When they were informed; null when they were not' }),
    informedHow: informedHowSchema.nullable().meta({ description: 'How they were informed; null when they were not' }),
  })
  .meta({ id: 'Notice', description: 'A person whose data was not collected from themselves' });
export type Notice = z.infer<typeof noticeSchema>;

export const noticeListSchema = z
  .object({
    items: z.array(noticeSchema).meta({ description: 'People, the earliest collected first' }),
    total: z.number().int().meta({ description: 'Number of people in this state' }),
    counts: z
      .object({
        overdue: z.number().int().meta({ description: 'Whose day is over' }),
        week: z.number().int().meta({ description: 'Whose day is today or one of the six after' }),
        later: z.number().int().meta({ description: 'Whose day comes after that' }),
        informed: z.number().int().meta({ description: 'Who were informed' }),
      })
      .meta({ description: 'Number of people in each state' }),
    nextCursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last one' }),
  })
  .meta({ id: 'NoticeList', description: 'A page of people who are to be informed, or were' });
export type NoticeList = z.infer<typeof noticeListSchema>;

const people = z.array(noticePersonSchema).min(1).max(INFORMED_PEOPLE_MAX).meta({ description: 'Contacts and leads' });

export const markInformedInput = z
  .object({
    people: people.optional(),
    state: z
      .enum(['overdue', 'week'])
      .meta({ description: 'Instead of `people`: all who are in this state' })
      .optional(),
    how: informedHowSchema,
    on: z.iso
      .date('Enter a day like 2026-11-21')
      .meta({
        description:
          'The day on which they were informed, not before their data was collected; today unless it is given, and that of the message for `message`',
      })
      .optional(),
  })
  .refine(
    ({ people: chosen, state }) => (chosen === undefined) !== (state === undefined),
    'Give either people or a state',
  )
  .refine(({ how, on }) => how !== 'message' || on === undefined, 'A message has its own day: leave `on` out')
  .refine(({ how, state }) => how !== 'message' || state === undefined, 'Choose the people whose message informed them')
  .meta({ id: 'MarkInformedInput', description: 'Who was informed, and how' });
export type MarkInformedInput = z.infer<typeof markInformedInput>;

export const markedInformedSchema = z
  .object({
    informed: z.number().int().meta({ description: 'People who are marked now and were not before' }),
    unchanged: z.number().int().meta({ description: 'People who were marked already; they keep their day' }),
    withoutMessage: z.number().int().meta({ description: 'People to whom no message was sent; they are not marked' }),
    missing: z.number().int().meta({ description: 'Contacts and leads that do not exist any more' }),
  })
  .meta({ id: 'MarkedInformed', description: 'What was marked' });
export type MarkedInformed = z.infer<typeof markedInformedSchema>;

export const withdrawInformedInput = z
  .object({ people })
  .meta({ id: 'WithdrawInformedInput', description: 'Whose mark was a mistake' });
export type WithdrawInformedInput = z.infer<typeof withdrawInformedInput>;

export const withdrawnInformedSchema = z
  .object({ withdrawn: z.number().int().meta({ description: 'People who are to be informed again' }) })
  .meta({ id: 'WithdrawnInformed', description: 'Whose mark was taken back' });

const own = (description: string) => z.string().trim().max(CONTROLLER_TEXT_MAX).meta({ description });

export const controllerSchema = z
  .object({
    name: own('Name of the company or the person that decides about the data'),
    address: own('Postal address'),
    email: z
      .union([z.email('Enter an email address like privacy@example.com'), z.literal('')])
      .meta({ description: 'Address for questions and objections' }),
    officer: own('Data protection officer and how to reach them; empty for none'),
    purpose: own('What the data is used for; empty for the built-in words'),
    recipients: own('Who gets the data; empty for no one else'),
    storage: own('How long it is kept; empty for the built-in words'),
  })
  .meta({ id: 'PrivacyController', description: 'Who answers for the personal data of this workspace' });
export type PrivacyController = z.infer<typeof controllerSchema>;

export const updateControllerInput = controllerSchema
  .partial()
  .meta({ id: 'UpdatePrivacyControllerInput', description: 'Details to change; what is left out stays' });
export type UpdateControllerInput = z.infer<typeof updateControllerInput>;

export const noticeTextInput = z
  .object({
    language: languageSchema.meta({ description: 'Language of the notice' }).default('en'),
    kind: noticePersonSchema.shape.kind.optional(),
    id: noticePersonSchema.shape.id.optional(),
  })
  .refine(({ kind, id }) => (kind === undefined) === (id === undefined), 'Give kind and id, or none of them');
export type NoticeTextInput = z.infer<typeof noticeTextInput>;

export const noticeTextSchema = z
  .object({
    language: languageSchema.meta({ description: 'Language of the notice' }),
    subject: z.string().meta({ description: 'Subject of an email' }),
    text: z.string().meta({ description: 'The notice as plain text' }),
    missing: z
      .array(z.enum(['name', 'address', 'email']))
      .meta({ description: 'Details of the controller that a notice needs and that are not entered yet' }),
  })
  .meta({ id: 'NoticeText', description: 'A notice to copy; nothing is sent' });
export type NoticeText = z.infer<typeof noticeTextSchema>;
