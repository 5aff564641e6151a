import { z } from 'zod';
import { createOutreachCampaignInput, outreachByIdInput, outreachCampaignSchema } from './campaign-schemas.ts';
import { FOLLOW_UP_TYPES } from './limits.ts';

/** Shapes of campaigns that follow up on another one. Safe in a browser: no Node and no database imports. */

const leftOut = (description: string) => z.number().int().meta({ description });

export const followUpLeftOutSchema = z
  .object({
    replied: leftOut('Recipients who replied'),
    notAccepted: leftOut('Recipients whose connection request is not accepted yet; 0 in a campaign of messages'),
    notSent: leftOut('Recipients who have not been written to yet'),
    failed: leftOut('Recipients whose message failed'),
    followedUp: leftOut('Recipients who have a next message, or are in another follow-up of the campaign already'),
    suppressed: leftOut('Recipients who are on the do-not-contact list'),
    erased: leftOut('Recipients whose data was erased'),
    customers: leftOut('Recipients at companies on the list of customers'),
  })
  .meta({ id: 'FollowUpLeftOut', description: 'How many recipients a follow-up leaves out, each for one reason' });
export type FollowUpLeftOut = z.infer<typeof followUpLeftOutSchema>;

export const followUpPreviewSchema = z
  .object({
    carriedOver: z.number().int().meta({
      description:
        'Recipients who would be in the follow-up: those who accepted, or in a campaign of messages got theirs, and have not replied',
    }),
    leftOut: followUpLeftOutSchema,
  })
  .meta({ id: 'FollowUpPreview', description: 'Whom a follow-up of a campaign would have, and whom it leaves out' });
export type FollowUpPreview = z.infer<typeof followUpPreviewSchema>;

const { name, dailyLimit, templateId, goal, requestId } = createOutreachCampaignInput.shape;

export const createFollowUpInput = outreachByIdInput
  .extend({
    name,
    type: z
      .enum(FOLLOW_UP_TYPES)
      .meta({ description: 'Kind of its messages: people who accepted get no connection request' })
      .default('follow_up'),
    dailyLimit,
    templateId,
    goal,
    requestId,
  })
  .meta({ id: 'CreateFollowUpInput', description: 'A campaign that follows up on another one' });
export type CreateFollowUpInput = z.infer<typeof createFollowUpInput>;

export const followUpResultSchema = z
  .object({
    campaign: outreachCampaignSchema.meta({ description: 'The new campaign, a draft with its recipients' }),
    leftOut: followUpLeftOutSchema,
  })
  .meta({ id: 'FollowUpResult', description: 'A campaign that follows up on another one, and who was left out' });
export type FollowUpResult = z.infer<typeof followUpResultSchema>;
