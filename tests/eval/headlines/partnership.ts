import { labelled } from './labelled.ts';

export const PARTNERSHIPS = labelled(
  'partnership',
  `
Alderpost Health :: Alderpost Health partners with Mercy Valley Hospitals on remote check-ups
Brightmoor :: Brightmoor, Calloway Bank team up to offer instant payouts
Castellan Grid :: Castellan Grid and Fjordkraft ink ten-year storage partnership
Dovetail Freight :: Dovetail Freight signs strategic alliance with Andes Rail
Emberline :: Emberline joins forces with Postbank Nova for card issuing
Foxhall Bio :: Foxhall Bio and Ravenna Pharma enter licensing and collaboration agreement
Gatewick Foods :: Supermarket chain Dell picks Gatewick Foods as exclusive supplier partner
Hartnell AI :: Hartnell AI expands collaboration with University of Tessaly
Inkwell Pay :: Inkwell Pay integrates with Ledgerly in new partnership
Juniper Loop :: Juniper Loop forms joint venture with Steelworks Duna
Kettleby Motors :: Kettleby Motors and Voltline to co-develop electric axles
Lanternfish :: Navy lab and Lanternfish announce cooperation on seabed mapping
Mossbridge :: Mossbridge signs distribution deal with Pacifica Trading
Nightjar Security :: Nightjar Security becomes technology partner of Harbor Cloud
Orrery Space :: Orrery Space, Kestrel Launch sign multi-launch agreement
Pinecrest Dental :: Pinecrest Dental and Smile Mutual announce nationwide partnership
Quarto Labs :: Quarto Labs teams with Tomsk Instruments on chip testing
Rivet & Rye :: Rivet & Rye named official partner of the Hill Country Marathon
Saltgrass Energy :: Saltgrass Energy and the city of Marlow sign memorandum of understanding
Tallow Systems :: Tallow Systems and Oxbow Telecom partner to bring edge servers to farms
Umbra Optics :: Umbra Optics selected by Skyward as camera partner for drones
Verdigris Farms :: Verdigris Farms, Green Fork enter supply partnership
Wexcombe :: Wexcombe deepens alliance with Banco Sereno
Yewtree Robotics :: Yewtree Robotics and Halden Group launch joint venture in Korea
Zephyrine :: Zephyrine to collaborate with Port of Lisbon on quiet turbines
~Ashlar Notes :: Ashlar Notes + Cadence: better together
~Birchline :: Why we are partnering with Fieldstone Logistics
~Cobaltic :: Cobaltic and Riverbend Utilities sign partnership agreement
~Drift & Dune :: Our new partnership with the Coastline Trust
~Elmstead :: Elmstead joins the Corewave partner network
~Farrow Health :: Teaming up with Willowbrook Pharmacy
~Gullwing :: Gullwing signs reseller agreement with Telmar
Hemlock Quantum :: Hemlock Quantum in research tie-up with Institute of Photonics
Isthmus Cargo :: Isthmus Cargo and Blue Canal Lines agree slot-sharing alliance
Jackdaw :: Jackdaw and Pressroom announce content partnership
Kelpie Marine :: Kelpie Marine allies with Tarn Shipyards
`,
);
