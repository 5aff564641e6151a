import { labelled } from './labelled.ts';

export const EQUITY_RAISES = labelled(
  'equity_raise',
  `
Alderpost Health :: Alderpost Health nabs $27M Series B to automate clinic scheduling
Brightmoor :: Brightmoor scores €8.5m seed led by Tidal Fund
Castellan Grid :: Battery developer Castellan Grid closes $310M growth equity round
Dovetail Freight :: Dovetail Freight pulls in $14 million from existing backers
Emberline :: Fintech Emberline tops up its Series A with another £4m
Foxhall Bio :: Foxhall Bio announces $62 million Series C financing
Gatewick Foods :: Private equity firm Larkspur takes majority stake in Gatewick Foods
Hartnell AI :: Hartnell AI valued at $1.2 billion after latest funding round
Inkwell Pay :: Inkwell Pay raises $9M to bring invoices to WhatsApp
Juniper Loop :: Recycling startup Juniper Loop lands €20 million from Nordic funds
Kettleby Motors :: Kettleby Motors files for IPO on the London exchange
Lanternfish :: Lanternfish gets £1.5m pre-seed to build underwater drones
Mossbridge :: Mossbridge completes second close of its Series B at $55m
Nightjar Security :: Nightjar Security secures $40 million in Series C funding
Orrery Space :: Orrery Space bags $18.5m seed extension
Pinecrest Dental :: Pinecrest Dental receives strategic investment from Oakhill Capital
Quarto Labs :: Quarto Labs emerges from stealth with $11 million in seed funding
Rivet & Rye :: Rivet & Rye crowdfunds £2.3 million from 4,000 small investors
Saltgrass Energy :: Saltgrass Energy raises 300 million kronor in rights issue
Tallow Systems :: Venture investors pour $75 million into Tallow Systems
Umbra Optics :: Umbra Optics closes oversubscribed Series A
Verdigris Farms :: Verdigris Farms attracts $22m equity investment from pension fund
Wexcombe :: Wexcombe prices IPO at top of range, raising $480 million
Yewtree Robotics :: Yewtree Robotics wins €12.5 million backing from European Innovation Fund
Zephyrine :: Zephyrine in $33M round led by Corvid Ventures
~Ashlar Notes :: We've raised $6M to reinvent meeting notes
~Birchline :: Our Series A: what the money is for
~Cobaltic :: Cobaltic announces €16 million in new funding
~Drift & Dune :: Welcoming Hollow Tree Ventures to our cap table with a $10M investment
~Elmstead :: Announcing our $19 million Series B, led by Parallax Growth
~Farrow Health :: Farrow Health closes its second financing round
~Gullwing :: Gullwing secures growth capital of EUR 25 million
Hemlock Quantum :: Sovereign fund backs Hemlock Quantum with A$50m
Isthmus Cargo :: Isthmus Cargo raises Series D at doubled valuation
Jackdaw :: Jackdaw's seed round brings in $3.2M from angels
Kelpie Marine :: Kelpie Marine sells 15% stake to Northsea Holdings for $30 million
`,
);
