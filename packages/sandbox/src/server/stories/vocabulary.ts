/** Made-up names; any likeness to a real person, firm or fund is chance. */
const list = (text: string) => text.split('|');

export const FIRST_NAMES = list(
  'Amara|Benno|Carla|Dmitri|Elif|Farah|Gideon|Hanne|Ines|Jonas|Kemal|Lotte|Marek|Noor|Oskar|Priya|Quentin|Rosa|Sanjay|Tilde|Ulrik|Vera|Wanda|Yara|Zoltan',
);
export const LAST_NAMES = list(
  'Abendroth|Bramley|Castellane|Dunmore|Eklund|Fairweather|Gasparin|Holloway|Iversen|Jankowski|Kettering|Lindqvist|Marchetti|Norwood|Okonjo|Pelletier|Quist|Rasmussen|Szabo|Thornbury|Underhill|Vasquez|Whitlock|Yamada|Zeller',
);
export const ROLES = list(
  'Chief Financial Officer|Chief Revenue Officer|Chief Operating Officer|VP of Engineering|Chief Marketing Officer|General Counsel|Head of People|Chief Product Officer',
);
export const OTHER_COMPANIES = list(
  'Ostrava Rail|Tidewater Grid|Larchmont Foods|Pellucid Bank|Greyfriars Retail|Sundial Hotels|Marrow Steel|Kittiwake Air|Bluestem Mutual|Fenwick Post|Harbourlight Shipping|Copperline Telecom|Quarry Lane Homes|Vantage Peak Energy|Drumlin Motors|Wexcombe University|Sorrento Water|Pinnock Media|Ashgrove Clinics|Tamarisk Cloud',
);
export const INVESTORS = list(
  'Longreach Ventures|Saltmarsh Capital|Eleventh Hour Partners|Firebreak Growth|Hearthstone Equity|Northlight Fund|Gannet Capital|Twin Rivers Ventures|Palisade Growth|Cobble Hill Partners',
);
export const PRODUCT_WORDS = list(
  'Beacon|Tessera|Loomis|Quayside|Pathwright|Meridian One|Kiln|Sextant|Halyard|Lantern|Fathom|Gridline|Orchard|Pivotal Desk|Ridgeback|Starling|Tideway|Vellum|Wayfare|Zenithal',
);

export const TOPICS: Record<string, readonly string[]> = {
  Software: list(
    'machine learning|natural language processing|distributed systems|computer vision|federated learning|graph databases',
  ),
  Biotechnology: list(
    'gene editing|protein engineering|monoclonal antibodies|single-cell sequencing|synthetic biology|mRNA delivery',
  ),
  Pharmaceuticals: list(
    'small molecule inhibitors|drug delivery|immunotherapy|monoclonal antibodies|vaccine adjuvants|oncology',
  ),
  'Medical Devices': list(
    'wearable sensors|medical imaging|implantable devices|surgical robotics|biosensors|glucose monitoring',
  ),
  Aerospace: list(
    'electric propulsion|composite materials|autonomous flight|satellite communications|hydrogen propulsion|thermal protection',
  ),
  Automotive: list('solid-state batteries|autonomous driving|lidar|battery management|power electronics|sensor fusion'),
  'Renewable Energy': list(
    'perovskite solar cells|energy storage|green hydrogen|offshore wind|grid forecasting|heat pumps',
  ),
  Chemicals: list('catalysis|biodegradable polymers|carbon capture|green chemistry|nanomaterials|membrane separation'),
  Machinery: list(
    'industrial robotics|predictive maintenance|additive manufacturing|machine vision|digital twins|motion control',
  ),
  Telecommunications: list(
    '6G networks|edge computing|optical networking|network slicing|quantum key distribution|massive MIMO',
  ),
  Agriculture: list(
    'precision agriculture|crop genomics|soil microbiome|plant breeding|vertical farming|drone imaging',
  ),
};
