import { labelled } from './labelled.ts';

export const OFFICE_MOVES = labelled(
  'office_move',
  `
Alderpost Health :: Alderpost Health moves headquarters from Ohio to Austin
Brightmoor :: Brightmoor opens Madrid office to serve southern Europe
Castellan Grid :: Castellan Grid to build second plant near Bordeaux
Dovetail Freight :: Dovetail Freight relocates HQ to downtown Memphis
Emberline :: Emberline sets up shop in Singapore with new regional office
Foxhall Bio :: Foxhall Bio signs lease on 80,000-square-foot Cambridge campus
Gatewick Foods :: Gatewick Foods breaks ground on $45 million facility in Iowa
Hartnell AI :: Hartnell AI opens Paris office, plans to hire 50
Inkwell Pay :: Inkwell Pay leaves Shoreditch for bigger offices in Canary Wharf
Juniper Loop :: Juniper Loop opens new recycling facility in Tampere
Kettleby Motors :: Kettleby Motors to shut Coventry site and relocate to Sunderland
Lanternfish :: Lanternfish expands to Halifax with waterfront office
Mossbridge :: Mossbridge doubles office space in Warsaw
Nightjar Security :: Nightjar Security inaugurates engineering hub in Bengaluru
Orrery Space :: Orrery Space picks Tucson for new headquarters
Pinecrest Dental :: Pinecrest Dental consolidates offices in new Phoenix headquarters
Quarto Labs :: Chip designer Quarto Labs opens office in Hsinchu
Rivet & Rye :: Rivet & Rye moves into former mill as new head office
Saltgrass Energy :: Saltgrass Energy shifts headquarters to Gothenburg
Tallow Systems :: Tallow Systems to open campus in Guadalajara next spring
Umbra Optics :: Umbra Optics cuts ribbon on new plant in Jena
Verdigris Farms :: Verdigris Farms opens Nairobi office
Wexcombe :: Wexcombe takes 12 floors in Frankfurt tower for new office
Yewtree Robotics :: Yewtree Robotics relocating to larger premises in Odense
Zephyrine :: Zephyrine establishes US headquarters in Houston
~Ashlar Notes :: We're moving! Our new office is on Canal Street
~Birchline :: Hola Valencia: our newest office is open
~Cobaltic :: Cobaltic opens a second office in Leipzig
~Drift & Dune :: Our headquarters has a new address
~Elmstead :: Elmstead expands into Canada with Calgary office
~Farrow Health :: Farrow Health moves into new headquarters
~Gullwing :: New office in Zagreb
Hemlock Quantum :: Hemlock Quantum opens new headquarters in Perth
Isthmus Cargo :: Isthmus Cargo to relocate regional HQ from Miami to Panama City
Jackdaw :: Jackdaw closes San Diego office, moves staff to Portland
Kelpie Marine :: Kelpie Marine unveils plans for new campus on the Clyde
`,
);
