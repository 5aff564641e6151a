import { describe, expect, it } from 'vitest';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import { gatherJob } from '../test-helpers/gather-job.ts';
import { fixture } from '../test-helpers/scripted-http.ts';
import { clinicalTrials } from './client.ts';

const { studies } = JSON.parse(fixture(import.meta.url, 'studies.json'));

function setUp(...answers: FakeAnswer[]) {
  const { http, requests } = createFakeHttp(() => answers[Math.min(requests.length, answers.length) - 1] as FakeAnswer);
  return { gathered: clinicalTrials.gather(gatherJob(http)), requests };
}
const tokensOf = (requests: { url: string }[]) => requests.map(({ url }) => new URL(url).searchParams.get('pageToken'));

describe('ClinicalTrials.gov', () => {
  it('lists the study of the fixture, which names no contact', async () => {
    const { gathered } = setUp({ body: { studies } });
    expect(await gathered).toMatchObject({
      evidence: [],
      unconfirmed: [{ title: 'Robotic arm rehabilitation study' }],
    });
  });

  it('follows the token to the next page and stops after the second', async () => {
    const { gathered, requests } = setUp(
      { body: { studies, nextPageToken: 'one' } },
      { body: { studies, nextPageToken: 'two' } },
      { body: { studies } },
    );
    expect((await gathered).unconfirmed).toHaveLength(2);
    expect(tokensOf(requests)).toEqual([null, 'one']);
  });

  it('asks once where nothing follows', async () => {
    const { gathered, requests } = setUp({ body: { studies: [], nextPageToken: null } });
    expect(await gathered).toMatchObject({ evidence: [], unconfirmed: [] });
    expect(requests).toHaveLength(1);
  });

  it('names the field that has changed', async () => {
    const [changed] = structuredClone(studies);
    changed.protocolSection.sponsorCollaboratorsModule.leadSponsor = 'Northwind Robotics';
    await expect(setUp({ body: { studies: [changed] } }).gathered).rejects.toMatchObject({
      kind: 'contract_changed',
      vendor: 'clinical-trials',
      field: 'studies.0.protocolSection.sponsorCollaboratorsModule.leadSponsor',
    });
  });
});
