/** One state's register of companies as it stands on Socrata; columns by what they mean. */
export interface Dataset {
  state: string;
  host: string;
  id: string;
  name: string;
  number: string;
  /** null: the table holds active companies alone. */
  status: string | null;
  formed: string;
  /** null: its address is another's, as the agent's for papers. */
  city: string | null;
  /** Law under which the company was formed. */
  jurisdiction: string | null;
}

export const DATASETS: readonly Dataset[] = [
  {
    state: 'CO',
    host: 'data.colorado.gov',
    id: '4ykn-tg5h',
    name: 'entityname',
    number: 'entityid',
    status: 'entitystatus',
    formed: 'entityformdate',
    city: 'principalcity',
    // Spelled so by the state.
    jurisdiction: 'jurisdictonofformation',
  },
  {
    state: 'NY',
    host: 'data.ny.gov',
    id: 'n9v6-gdp6',
    name: 'current_entity_name',
    number: 'dos_id',
    status: null,
    formed: 'initial_dos_filing_date',
    city: null,
    jurisdiction: null,
  },
  {
    state: 'CT',
    host: 'data.ct.gov',
    id: 'n7gp-d28j',
    name: 'name',
    number: 'accountnumber',
    status: 'status',
    formed: 'date_registration',
    city: 'billingcity',
    jurisdiction: null,
  },
  {
    state: 'OR',
    host: 'data.oregon.gov',
    id: 'tckn-sxa6',
    name: 'business_name',
    number: 'registry_number',
    status: null,
    formed: 'registry_date',
    city: 'city',
    jurisdiction: null,
  },
  {
    state: 'PA',
    host: 'data.pa.gov',
    id: 'xvd7-5r2c',
    name: 'business_name',
    number: 'filing_number',
    status: null,
    formed: 'creationdate',
    city: 'city',
    jurisdiction: null,
  },
  {
    state: 'TX',
    host: 'data.texas.gov',
    id: '9cir-efmm',
    name: 'taxpayer_name',
    number: 'secretary_of_state_sos_or_coa_file_number',
    status: 'right_to_transact_business_code',
    formed: 'sos_charter_date',
    city: 'taxpayer_city',
    jurisdiction: null,
  },
];
