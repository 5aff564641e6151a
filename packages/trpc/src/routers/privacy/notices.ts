import {
  getController,
  getNoticeText,
  listNotices,
  markInformed,
  updateController,
  withdrawInformed,
} from '@workbench/services/privacy';
import {
  controllerSchema,
  listNoticesInput,
  markedInformedSchema,
  markInformedInput,
  noticeListSchema,
  noticeTextInput,
  noticeTextSchema,
  updateControllerInput,
  withdrawInformedInput,
  withdrawnInformedSchema,
} from '@workbench/services/privacy/schemas';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['privacy'];

/** The duty to inform people whose data was not collected from themselves (Art. 14 GDPR); part of the privacy router. */
export const noticeProcedures = {
  notices: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'GET',
        path: '/privacy/notices',
        tags,
        summary: 'List people to inform',
        description:
          'Contacts and leads, whose data comes from vendors, files and websites, by the day until which Art. 14 GDPR asks to inform them: one month after it was collected, or the day of the first message if that is earlier. `state` is `week` unless it is given; `counts` has the number in each.',
      },
    })
    .input(listNoticesInput)
    .output(noticeListSchema)
    .query(({ ctx, input }) => listNotices({ ctx: ctx.service, input })),

  noticeText: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'GET',
        path: '/privacy/notices/text',
        tags,
        summary: 'Get the text of a notice',
        description:
          'A notice in plain text to copy, in English, German, French or Spanish: with placeholders, or filled in for the contact or lead of `kind` and `id`. Nothing is sent.',
      },
    })
    .input(noticeTextInput)
    .output(noticeTextSchema)
    .query(({ ctx, input }) => getNoticeText({ ctx: ctx.service, input })),

  markInformed: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'POST',
        path: '/privacy/notices/informed',
        tags,
        summary: 'Mark people as informed',
        description:
          'Notes that people were informed, one by one or all who are in a `state`. `message` counts the first message that was sent to each as the notice. A contact and the lead that was made of them are one person. Sends nothing; repeating it changes nothing.',
      },
    })
    .input(markInformedInput)
    .output(markedInformedSchema)
    .mutation(({ ctx, input }) => markInformed({ ctx: ctx.service, input })),

  withdrawInformed: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'POST',
        path: '/privacy/notices/withdraw',
        tags,
        summary: 'Take back that people were informed',
        description: 'For a mark that was a mistake: the people are to be informed again, by the same day as before.',
      },
    })
    .input(withdrawInformedInput)
    .output(withdrawnInformedSchema)
    .mutation(({ ctx, input }) => withdrawInformed({ ctx: ctx.service, input })),

  controller: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'GET',
        path: '/privacy/controller',
        tags,
        summary: 'Get the controller',
        description:
          'Who answers for the personal data of this workspace, as notices name them; empty texts before anything was entered.',
      },
    })
    .input(z.object({}))
    .output(controllerSchema)
    .query(() => getController()),

  updateController: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'PUT',
        path: '/privacy/controller',
        tags,
        summary: 'Change the controller',
        description: 'Sets the details that are given; what is left out stays.',
      },
    })
    .input(updateControllerInput)
    .output(controllerSchema)
    .mutation(({ ctx, input }) => updateController({ ctx: ctx.service, input })),
};
