import mongoose, { type Model, model, Schema } from 'mongoose';

/** A named list of people to write to. */
export interface OutreachCampaignDoc {
  /** A UUID, the caller's own where one was given. */
  _id: string;
  name: string;
  status: string;
  type: string;
  targetCriteria: Record<string, string>;
  /** Most connection requests and messages of this campaign per day. */
  dailyLimit: number;
  /** Drafts are written from it; null: by the built-in writer or the model. */
  templateId: string | null;
  /** Told to the writer; empty for none. */
  goal: string;
  senderName: string;
  senderTitle: string;
  /** Missing in a campaign of an earlier version. */
  senderCompany?: string;
  /** Of its drafts; null or missing: that of the goal, English without one. */
  language?: string | null;
  /** "Sie" and "vous"; a campaign of an earlier version is formal. */
  isFormal?: boolean;
  /** How its drafts sound; a campaign of an earlier version is friendly. */
  tone?: string;
  /** The campaign that this one follows up on; null or missing for none. */
  followsUpId?: string | null;
  /** Up to then it has been looked at what is known of the leads in it. */
  joinedAt?: Date;
  createdAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  order: number;
}

const outreachCampaignSchema = new Schema<OutreachCampaignDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    status: { type: String, required: true },
    type: { type: String, required: true },
    targetCriteria: { type: Schema.Types.Mixed, required: true },
    dailyLimit: { type: Number, required: true },
    templateId: { type: String, default: null },
    goal: { type: String, default: '' },
    senderName: { type: String, default: '' },
    senderTitle: { type: String, default: '' },
    senderCompany: { type: String, default: '' },
    language: { type: String, default: null },
    isFormal: { type: Boolean, default: true },
    tone: { type: String, default: 'friendly' },
    followsUpId: { type: String, default: null },
    joinedAt: Date,
    createdAt: { type: Date, required: true },
    startedAt: { type: Date, default: null },
    completedAt: { type: Date, default: null },
    order: { type: Number, required: true },
  },
  { collection: 'outreach_campaigns', autoIndex: false, versionKey: false, minimize: false },
);
outreachCampaignSchema.index({ order: -1 }, { name: 'by_order' });
outreachCampaignSchema.index({ followsUpId: 1 }, { name: 'by_followed' });

export const OutreachCampaignModel: Model<OutreachCampaignDoc> =
  (mongoose.models.OutreachCampaign as Model<OutreachCampaignDoc> | undefined) ??
  model<OutreachCampaignDoc>('OutreachCampaign', outreachCampaignSchema);

/** What a mark may change of a message. */
export interface OutreachMessageState {
  status: string;
  sentAt: Date | null;
  acceptedAt: Date | null;
  repliedAt: Date | null;
  failure: string | null;
  skippedAt: Date | null;
}

/** One recipient of a campaign, with the message to them. */
export interface OutreachMessageDoc {
  /** A UUID. */
  _id: string;
  campaignId: string;
  /** "contact:<id>", "lead:<id>", or "name:<name>|<company>" in lower case: no one stands twice in a campaign. */
  recipientKey: string;
  /** All that they are recognised by in this campaign, the one above included: "email:…", "linkedin:…", "source:…". */
  keys: string[];
  contactId: string | null;
  leadId: string | null;
  /** Id of the tracked company that the contact or the lead works for; null or missing: none is known. */
  companyId?: string | null;
  recipientTitle: string | null;
  recipientIndustry: string | null;
  /** What the do-not-contact list may know them by. */
  identifiers: { kind: string; value: string }[];
  /**
   * The same as the list keeps it, so that those of the waiting who are on it are counted by an index. Also of what their
   * lead was known by before: it may be another person's by now, so that it is compared with the list, and nothing else.
   */
  listHashes: string[];
  /** What each of their leads said when they were compared last, as it may say something else by now; missing: not noted. */
  leadIdentifiers?: { leadId: string; kind: string; value: string }[];
  recipientName: string | null;
  recipientCompany: string | null;
  recipientLinkedinUrl: string | null;
  status: string;
  /** null: not written yet. */
  messageContent: string | null;
  messageType: string;
  /** The generated message that the draft began as. */
  messageId: string | null;
  /** Of a draft that a drafting run wrote: it is not sent before a person has approved it. Missing: false. */
  needsReview?: boolean;
  /** The call of a language model that writes for this message, until what came of it is saved. */
  modelCallId?: string | null;
  /** Who wrote the draft, for the funnel: a template's name, "Built-in writer", "By hand". */
  writtenBy: string | null;
  sentAt: Date | null;
  acceptedAt: Date | null;
  repliedAt: Date | null;
  /** Why it failed, as the person wrote it. */
  failure: string | null;
  /** Put to the end of the queue then. */
  skippedAt: Date | null;
  /** The first message to them in this campaign, of one that comes after it; null or missing for the first. */
  threadId?: string | null;
  /** The message that comes after this one; null or missing for none. */
  nextMessageId?: string | null;
  /** Of a recipient of a follow-up: their message in the other campaign. No two follow-ups have the same one. */
  followsUpMessageId?: string | null;
  /** Of one that comes after another: not before then. */
  dueAt?: Date | null;
  /** What a person has noted on it: the reply, or what comes next. */
  note?: string;
  /** What was marked, oldest first, each with the state before; a message of an earlier version has none. */
  marks?: { action: string; at: Date; before: OutreachMessageState }[];
  /** The call that took back a mark last, if it had an id. */
  undoneBy?: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Goes up with every change. */
  revision: number;
  /** Goes up when status, text, note or type become others: not when someone is only known better. */
  edition: number;
}

const text = { type: String, default: null };
const outreachMessageSchema = new Schema<OutreachMessageDoc>(
  {
    _id: { type: String, required: true },
    campaignId: { type: String, required: true },
    recipientKey: { type: String, required: true },
    keys: { type: [String], required: true },
    contactId: text,
    leadId: text,
    companyId: text,
    recipientTitle: text,
    recipientIndustry: text,
    identifiers: { type: [{ kind: String, value: String, _id: false }], default: [] },
    listHashes: { type: [String], default: [] },
    leadIdentifiers: { type: [{ leadId: String, kind: String, value: String, _id: false }], default: undefined },
    recipientName: text,
    recipientCompany: text,
    recipientLinkedinUrl: text,
    status: { type: String, required: true },
    messageContent: text,
    messageType: { type: String, required: true },
    messageId: text,
    writtenBy: text,
    needsReview: { type: Boolean, default: false },
    modelCallId: text,
    sentAt: { type: Date, default: null },
    acceptedAt: { type: Date, default: null },
    repliedAt: { type: Date, default: null },
    failure: text,
    skippedAt: { type: Date, default: null },
    threadId: text,
    nextMessageId: text,
    followsUpMessageId: text,
    dueAt: { type: Date, default: null },
    note: { type: String, default: '' },
    marks: { type: [{ type: Schema.Types.Mixed }], default: [] },
    undoneBy: text,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    revision: { type: Number, default: 1 },
    edition: { type: Number, default: 1 },
  },
  { collection: 'outreach_messages', autoIndex: false, versionKey: false },
);

export const OUTREACH_MESSAGE_INDEXES = {
  target: 'by_target',
  keys: 'by_keys',
  recipient: 'by_recipient_key',
  queue: 'by_queue',
  listed: 'by_listed',
  type: 'by_type',
  company: 'by_company',
  companySent: 'by_company_sent',
  companyReplied: 'by_company_replied',
  replied: 'by_reply',
  thread: 'by_thread',
  due: 'by_due',
  followed: 'by_followed_message',
  sent: 'by_sent',
  review: 'by_review',
} as const;

outreachMessageSchema.index(
  { campaignId: 1, recipientKey: 1 },
  { name: OUTREACH_MESSAGE_INDEXES.target, unique: true },
);
outreachMessageSchema.index({ campaignId: 1, keys: 1 }, { name: OUTREACH_MESSAGE_INDEXES.keys, unique: true });
outreachMessageSchema.index(
  { campaignId: 1, status: 1, skippedAt: 1, createdAt: 1, _id: 1 },
  { name: OUTREACH_MESSAGE_INDEXES.queue },
);
outreachMessageSchema.index({ campaignId: 1, status: 1, messageType: 1 }, { name: OUTREACH_MESSAGE_INDEXES.type });
outreachMessageSchema.index({ keys: 1 }, { name: OUTREACH_MESSAGE_INDEXES.recipient });
outreachMessageSchema.index({ companyId: 1, updatedAt: -1, _id: -1 }, { name: OUTREACH_MESSAGE_INDEXES.company });
outreachMessageSchema.index({ companyId: 1, sentAt: -1, _id: -1 }, { name: OUTREACH_MESSAGE_INDEXES.companySent });
outreachMessageSchema.index(
  { companyId: 1, repliedAt: -1, _id: -1 },
  { name: OUTREACH_MESSAGE_INDEXES.companyReplied },
);
outreachMessageSchema.index(
  { repliedAt: -1 },
  { name: OUTREACH_MESSAGE_INDEXES.replied, partialFilterExpression: { repliedAt: { $type: 'date' } } },
);
outreachMessageSchema.index(
  { sentAt: 1 },
  { name: OUTREACH_MESSAGE_INDEXES.sent, partialFilterExpression: { sentAt: { $type: 'date' } } },
);
const ofThread = { partialFilterExpression: { threadId: { $type: 'string' } } } as const;
outreachMessageSchema.index(
  { threadId: 1, createdAt: 1, _id: 1 },
  { name: OUTREACH_MESSAGE_INDEXES.thread, ...ofThread },
);
outreachMessageSchema.index(
  { campaignId: 1, status: 1, dueAt: 1, _id: 1 },
  { name: OUTREACH_MESSAGE_INDEXES.due, ...ofThread },
);
outreachMessageSchema.index(
  { followsUpMessageId: 1 },
  {
    name: OUTREACH_MESSAGE_INDEXES.followed,
    unique: true,
    partialFilterExpression: { followsUpMessageId: { $type: 'string' } },
  },
);
outreachMessageSchema.index(
  { campaignId: 1, status: 1, createdAt: -1, _id: -1 },
  { name: OUTREACH_MESSAGE_INDEXES.review, partialFilterExpression: { needsReview: true } },
);
outreachMessageSchema.index({ campaignId: 1, status: 1, listHashes: 1 }, { name: OUTREACH_MESSAGE_INDEXES.listed });

export const OutreachMessageModel: Model<OutreachMessageDoc> =
  (mongoose.models.OutreachMessage as Model<OutreachMessageDoc> | undefined) ??
  model<OutreachMessageDoc>('OutreachMessage', outreachMessageSchema);

/** What has been sent lately, so that no limit is passed however many windows are open. One document per limit. */
export interface OutreachQuotaDoc {
  /** "requests", "messages", or "campaign:<id>" for a campaign's own limit. */
  _id: string;
  /** Those of the local day and of the last half day count. */
  sent: { messageId: string; campaignId: string; at: Date }[];
  revision: number;
}

const outreachQuotaSchema = new Schema<OutreachQuotaDoc>(
  {
    _id: { type: String, required: true },
    sent: { type: [{ messageId: String, campaignId: String, at: Date, _id: false }], required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'outreach_quotas', autoIndex: false, versionKey: false },
);

export const OutreachQuotaModel: Model<OutreachQuotaDoc> =
  (mongoose.models.OutreachQuota as Model<OutreachQuotaDoc> | undefined) ??
  model<OutreachQuotaDoc>('OutreachQuota', outreachQuotaSchema);
