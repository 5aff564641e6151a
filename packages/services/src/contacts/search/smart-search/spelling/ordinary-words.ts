/** Words of search sentences that no vocabulary has and that are no typing errors, and names of tools and techniques. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `tier tiers grade grades lane lanes exceed exceeding exceeds minimum maximum tops fewer neither nor excluded excepted included aside away far aspiring
  future prospective upcoming former hired led supervised mentor mentoring husband husbands driver drivers thirsty suite manage manages managing lead leads leading head heads run runs running owns owning svp evp avp remote remotely hybrid onsite female male women independent young older best qualified bilingual leading successful
  ambitious active available hiring funded backed recently promising great smart talented skilled retired former
  previous earlier growing fast bootstrapped listed private owned family next several large small tiny major real likely
  potential possible award winning self-employed newly appointed freshly hired outbound stage series early late seed
  round never always often without within across except excluding outside instead rather neither other others than
  anything nothing everything nobody none only also either still less least most under above below number numbers
  involving involved revision revisions three four five seven eight nine hundred thousand million billion dozen twenty thirty forty fifty sixty seventy eighty ninety eleven twelve fifteen
  english german french spanish speaking speakers fluent native language languages years year month months week today
  know knows known using uses used skill skills certified proficient familiar background expertise certificate
  sell sells selling make makes making build builds building offer offers provide provides produce produces use buy buys
  decide decides decision decisions sign signs handle handles handling deal deals take takes care charge oversee
  whoever whichever wherever anyone someone founded started began created opened launched moved joined left changed
  weather time date money price prices cost costs news story joke recipe song flight ticket write draft translate delete
  book order explain summarise summarize calculate about their theirs there where while until since before after again
  first second third fourth last half quarter daily weekly north south east west central northern southern eastern
  western upper lower coast coastal rural urban downtown mountain island river lake valley
  docker kotlin kubernetes terraform scala angular django spring kafka spark hadoop oracle figma tableau salesforce
  hubspot workday snowflake databricks azure linux mongodb postgres excel word access outlook notion slack stripe shopify
  magento wordpress typo3 drupal power query lambda ansible jenkins gitlab github confluence swift flutter svelte laravel
  symfony unity unreal solidworks catia autocad abaqus ansys matlab simulink stata sage lexware datev netsuite marketo
  pardot eloqua zendesk intercom segment mixpanel amplitude looker airflow redshift bigquery cassandra redis elastic
  splunk datadog grafana prometheus pytorch tensorflow numpy pandas keras solidity ethereum bitcoin gmbh limited
  incorporated holding holdings group brothers sons`
    .trim()
    .split(/\s+/),
);
