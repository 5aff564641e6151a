import type { SandboxVendor } from '../types.ts';
import { apolloVendor } from './apollo/vendor.ts';
import { ashbyVendor } from './job-boards/ashby.ts';
import { greenhouseVendor } from './job-boards/greenhouse.ts';
import { leverVendor } from './job-boards/lever.ts';
import { personioVendor } from './job-boards/personio.ts';
import { recruiteeVendor } from './job-boards/recruitee.ts';
import { smartrecruitersVendor } from './job-boards/smartrecruiters.ts';
import { workableVendor } from './job-boards/workable.ts';
import { pdlVendor } from './pdl/vendor.ts';
import { cognismVendor } from './premium/cognism.ts';
import { demandbaseVendor } from './premium/demandbase.ts';
import { lushaVendor } from './premium/lusha.ts';
import { saleshandyVendor } from './premium/saleshandy.ts';
import { upleadVendor } from './premium/uplead.ts';
import { zoominfoVendor } from './premium/zoominfo.ts';
import { clinicalTrialsVendor } from './publications/clinical-trials.ts';
import { crossrefVendor } from './publications/crossref.ts';
import { gdeltVendor } from './publications/gdelt.ts';
import { githubVendor } from './publications/github.ts';
import { googleNewsVendor } from './publications/google-news.ts';
import { aresVendor } from './registers/ares.ts';
import { brregVendor } from './registers/brreg.ts';
import { companiesHouseVendor } from './registers/companies-house.ts';
import { gleifVendor } from './registers/gleif.ts';
import { sireneVendor } from './registers/sirene.ts';
import { usStatesVendor } from './registers/us-states.ts';
import { secVendor } from './sec/vendor.ts';
import { websiteVendor } from './website/vendor.ts';
import { wikidataVendor } from './wikidata/vendor.ts';

export const VENDORS: readonly SandboxVendor[] = [
  apolloVendor,
  pdlVendor,
  wikidataVendor,
  secVendor,
  brregVendor,
  sireneVendor,
  aresVendor,
  companiesHouseVendor,
  gleifVendor,
  usStatesVendor,
  websiteVendor,
  greenhouseVendor,
  leverVendor,
  ashbyVendor,
  smartrecruitersVendor,
  recruiteeVendor,
  workableVendor,
  personioVendor,
  gdeltVendor,
  googleNewsVendor,
  githubVendor,
  crossrefVendor,
  clinicalTrialsVendor,
  zoominfoVendor,
  cognismVendor,
  lushaVendor,
  upleadVendor,
  demandbaseVendor,
  saleshandyVendor,
];
