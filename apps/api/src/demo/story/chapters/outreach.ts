import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import type { Story } from '../story.ts';

const CAMPAIGN = 'Engineering leaders, first contact (demo)';
const [SENT_ON_DAY_1, SENT_ON_DAY_2] = [4, 3];

/** A campaign is begun and its first messages are sent, by hand as always. */
export async function enterFirstDay(story: Story): Promise<void> {
  const { id } = await story.api.outreach.create({
    name: CAMPAIGN,
    goal: 'a short call about planning their teams for next year',
    senderName: 'Alex Demo',
    senderTitle: 'Partnerships',
    senderCompany: 'Demo Consulting',
    dailyLimit: 10,
  });
  await story.remember('outreachCampaign', id);
  const listId = await idOfList(story);
  await story.api.outreach.addTargets({ id, listId, includeCustomers: true });
  await story.api.outreach.start({ id });
  for (const message of await messagesOf(story, id)) await draft(story, message);
  await send(story, id, SENT_ON_DAY_1);
}

/** Some have accepted, more are sent. */
export async function enterSecondDay(story: Story): Promise<void> {
  const id = await idOfCampaign(story);
  const sent = (await messagesOf(story, id)).filter(({ status }) => status === 'sent');
  for (const { id: messageId } of sent.slice(0, 2)) {
    await story.api.outreach.changeStatus({ messageId, action: 'accepted' });
  }
  await send(story, id, SENT_ON_DAY_2);
}

/** Today: one has replied, one more accepted; the others wait in the send queue. */
export async function enterAnswers(story: Story): Promise<void> {
  const messages = await messagesOf(story, await idOfCampaign(story));
  const accepted = messages.find(({ status }) => status === 'accepted');
  const sent = messages.find(({ status }) => status === 'sent');
  if (accepted) await story.api.outreach.changeStatus({ messageId: accepted.id, action: 'replied' });
  if (sent) await story.api.outreach.changeStatus({ messageId: sent.id, action: 'accepted' });
}

async function idOfList(story: Story): Promise<string> {
  const lists = await story.read.lists.list({ kind: 'person' });
  return lists.find(({ name }) => name === 'Engineering leaders (demo)')?.id ?? '';
}

async function idOfCampaign(story: Story): Promise<string> {
  const items = await story.read.outreach.campaigns({});
  return items.find(({ name }) => name === CAMPAIGN)?.id ?? '';
}

/** In the order in which their recipients were added. */
async function messagesOf(story: Story, id: string): Promise<OutreachMessage[]> {
  const items = await story.read.outreach.messages({ id, sort: 'created' });
  return items.toReversed();
}

/** One that was written before a kill keeps its text. */
async function draft(story: Story, { id: messageId, messageContent }: OutreachMessage): Promise<void> {
  const { api } = story;
  if (messageContent === null) await api.outreach.writeDraft({ messageId });
}

/** So that `count` more are on their way than on the evenings before. */
async function send(story: Story, id: string, count: number): Promise<void> {
  const today = story.now().toDateString();
  const messages = await messagesOf(story, id);
  const isToday = ({ sentAt }: OutreachMessage) => sentAt !== null && new Date(sentAt).toDateString() === today;
  const left = count - messages.filter(isToday).length;
  const waiting = messages.filter(({ status, messageContent }) => status === 'pending' && messageContent !== null);
  for (const { id: messageId } of waiting.slice(0, Math.max(0, left))) {
    await story.api.outreach.changeStatus({ messageId, action: 'sent' });
  }
}
