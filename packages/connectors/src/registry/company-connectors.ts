import { apollo } from '../apollo/client.ts';
import { ares } from '../ares/client.ts';
import { brreg } from '../brreg/client.ts';
import { companiesHouse } from '../companies-house/client.ts';
import { generic } from '../generic/client.ts';
import { cognism, demandbase, lusha, saleshandy, uplead, zoominfo } from '../generic/presets.ts';
import { gleif } from '../gleif/client.ts';
import { pdl } from '../pdl/client.ts';
import { sec } from '../sec/client.ts';
import { sirene } from '../sirene/client.ts';
import type { Connector, ConnectorId } from '../types.ts';
import { usStates } from '../us-states/client.ts';
import { website } from '../website/client.ts';
import { wikidata } from '../wikidata/client.ts';

/** Every source there is, in the order of the catalogue. */
export const CONNECTORS: Record<ConnectorId, Connector> = {
  apollo,
  pdl,
  wikidata,
  sec,
  brreg,
  sirene,
  ares,
  'companies-house': companiesHouse,
  gleif,
  'us-states': usStates,
  website,
  zoominfo,
  cognism,
  lusha,
  uplead,
  demandbase,
  saleshandy,
  generic,
};

export const connectorFor = (id: ConnectorId): Connector => CONNECTORS[id];
