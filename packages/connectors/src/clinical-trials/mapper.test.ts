import { describe, expect, it } from 'vitest';
import { target } from '../test-helpers/gather-job.ts';
import { mapStudies } from './mapper.ts';
import type { Study } from './schema.ts';

interface Changes {
  sponsor?: string;
  emails?: (string | null)[];
  date?: string | null;
  status?: string | null;
  phases?: string[];
}

const study = ({
  sponsor = 'Northwind Robotics',
  emails = ['trials@northwind.example'],
  date = '2026-03-01',
  status = 'ACTIVE_NOT_RECRUITING',
  phases = ['NA'],
}: Changes = {}): Study => ({
  protocolSection: {
    identificationModule: { nctId: 'NCT99900001', briefTitle: 'Robotic arm study' },
    statusModule: { overallStatus: status, startDateStruct: { date } },
    sponsorCollaboratorsModule: { leadSponsor: { name: sponsor } },
    designModule: { phases },
    contactsLocationsModule: { centralContacts: emails.map((email) => ({ email })) },
  },
});

describe('mapStudies', () => {
  it('takes a study that the company leads with a contact at its domain', () => {
    const { evidence } = mapStudies(
      [study({ sponsor: 'NORTHWIND ROBOTICS INC', phases: ['PHASE1', 'PHASE2'] })],
      target(),
    );
    expect(evidence).toEqual([
      {
        kind: 'trial',
        url: 'https://clinicaltrials.gov/study/NCT99900001',
        title: 'Robotic arm study',
        date: '2026-03-01',
        publisher: 'ClinicalTrials.gov',
        text: 'Robotic arm study\nLead sponsor: NORTHWIND ROBOTICS INC\nStatus: active not recruiting\nphase 1\nphase 2',
        proof: 'names_domain',
      },
    ]);
  });

  it.each([
    ['at a namesake’s domain', ['study@northwind.example.org']],
    ['at a domain that only ends so', ['study@notnorthwind.example']],
    ['without an address', [null]],
    ['at all missing', []],
  ])('only lists a study of a sponsor of the name with a contact %s', (_, emails) => {
    const { evidence, unconfirmed } = mapStudies([study({ emails })], target());
    expect(evidence).toEqual([]);
    expect(unconfirmed).toMatchObject([{ url: 'https://clinicaltrials.gov/study/NCT99900001' }]);
  });

  it('only lists a study without contacts of any kind', () => {
    const bare = study();
    bare.protocolSection.contactsLocationsModule = null;
    expect(mapStudies([bare], target())).toMatchObject({ evidence: [], unconfirmed: [{}] });
  });

  it('passes over sponsors of another name', () => {
    const studies = [study({ sponsor: 'Northwind Robotics Foundation' }), study({ sponsor: 'Northwind' })];
    expect(mapStudies(studies, target())).toEqual({ evidence: [], unconfirmed: [] });
  });

  it.each([['2026-03'], ['2026'], [null], ['']])('a start of %j is no day', (date) => {
    expect(mapStudies([study({ date })], target()).evidence).toMatchObject([{ date: null }]);
  });
});
