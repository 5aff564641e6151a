/** A passage (its first sentence is quoted), with what it supports ("+") and what it does not ("-"). */
export const CLAIM_CASES = `
# numbers of others
Northwind Robotics raised $40 million. Contoso is valued at $900 million.
+ Northwind Robotics raised $40 million.
- Northwind Robotics raised $900 million.
- Northwind Robotics is valued at $900 million.
Northwind Robotics raised $40 million at a valuation of $900 million.
+ Northwind Robotics raised $40 million.
+ Northwind Robotics raised $40 million at a valuation of $900 million.
- Northwind Robotics raised $900 million.
- Northwind Robotics is valued at $40 million.
Northwind Robotics employs 240 people in Oslo and 90 in Bergen.
+ Northwind Robotics employs 240 people in Oslo.
+ Northwind Robotics employs 90 people in Bergen.
- Northwind Robotics employs 90 people in Oslo.
- Northwind Robotics employs 240 people in Bergen.
Northwind Robotics hired 12 software engineers and 5 sales managers.
+ Northwind Robotics hired 12 software engineers.
+ Northwind Robotics hired 5 sales managers.
- Northwind Robotics hired 5 software engineers.
- Northwind Robotics hired 12 sales managers.
- Northwind Robotics hired 17 people.
Northwind Robotics acquired Adatum, which has 45 employees, for $90 million.
+ Northwind Robotics acquired Adatum for $90 million.
- Northwind Robotics acquired Adatum for $45 million.
- Northwind Robotics has 45 employees.
Northwind Robotics raised $40 million, bringing its total funding to $65 million.
+ Northwind Robotics raised $40 million.
- Northwind Robotics raised $65 million.
Northwind Robotics grew revenue by 12% to $90 million.
+ Northwind Robotics grew revenue by 12%.
+ Northwind Robotics grew revenue to $90 million.
- Northwind Robotics grew revenue by 90%.
Northwind Robotics opened an office in Oslo with 45 people; Contoso has 300 people there.
+ Northwind Robotics opened an office in Oslo with 45 people.
- Northwind Robotics opened an office in Oslo with 300 people.
Northwind Robotics supplies 45 bakeries and employs 300 people.
+ Northwind Robotics supplies 45 bakeries.
- Northwind Robotics supplies 300 bakeries.
- Northwind Robotics employs 45 people.
Northwind Robotics received up to $40 million from Fabrikam Ventures.
- Northwind Robotics received $40 million from Fabrikam Ventures.
+ Northwind Robotics received up to $40 million from Fabrikam Ventures.
Revenue of Northwind Robotics fell from $90 million to $70 million.
+ Revenue of Northwind Robotics fell to $70 million.
- Revenue of Northwind Robotics fell to $90 million.
Northwind Robotics won an order for 300 grippers from Contoso, a baker with 2,000 staff.
+ Northwind Robotics won an order for 300 grippers from Contoso.
- Northwind Robotics won an order for 2,000 grippers from Contoso.
The company has 240 employees, of whom 90 work in research.
+ The company has 240 employees.
- The company has 240 employees in research.
Northwind Robotics closed a $40 million Series B after a $12 million Series A in 2024.
+ Northwind Robotics closed a $40 million Series B.
- Northwind Robotics closed a $12 million Series B.
# places and names of others
Northwind Robotics opened an office in Oslo. The founder grew up in Paris.
+ Northwind Robotics opened an office in Oslo.
- Northwind Robotics opened an office in Paris.
Northwind Robotics acquired Adatum. Litware is a rival.
- Northwind Robotics acquired Litware.
+ Northwind Robotics acquired Adatum.
Northwind Robotics opened a plant in Graz and Contoso opened a warehouse in Linz.
+ Northwind Robotics opened a plant in Graz.
- Northwind Robotics opened a warehouse in Linz.
- Northwind Robotics opened a plant in Linz.
Northwind Robotics appointed Ada Pike as chief financial officer, replacing Tom Berg.
+ Northwind Robotics appointed Ada Pike as chief financial officer.
- Northwind Robotics appointed Tom Berg as chief financial officer.
Northwind Robotics signed an agreement with Fabrikam, a supplier of Contoso.
+ Northwind Robotics signed an agreement with Fabrikam.
- Northwind Robotics signed an agreement with Contoso.
Northwind Robotics launched GripOne in Norway and discontinued GripZero in Sweden.
+ Northwind Robotics launched GripOne in Norway.
- Northwind Robotics launched GripZero in Sweden.
- Northwind Robotics launched GripOne in Sweden.
Northwind Robotics dropped its plan to open a plant in Graz.
- Northwind Robotics opened a plant in Graz.
+ Northwind Robotics dropped its plan to open a plant in Graz.
# who did it
Contoso acquired Tailspin Toys for $90 million. Northwind Robotics supplies Tailspin Toys.
- Northwind Robotics acquired Tailspin Toys.
Contoso, a customer of Northwind Robotics, opened a plant in Graz.
- Northwind Robotics opened a plant in Graz.
+ Contoso, a customer of Northwind Robotics, opened a plant in Graz.
Northwind Robotics said Contoso had acquired Adatum.
- Northwind Robotics acquired Adatum.
Fabrikam acquired Northwind Robotics for $90 million.
+ Fabrikam acquired Northwind Robotics for $90 million.
+ Northwind Robotics was acquired by Fabrikam.
- Northwind Robotics acquired Fabrikam.
- Northwind Robotics acquired Fabrikam for $90 million.
Northwind Robotics was sued by Contoso in Denver.
+ Contoso sued Northwind Robotics.
- Northwind Robotics sued Contoso.
A rival of Northwind Robotics launched a gripper for bakeries.
- Northwind Robotics launched a gripper for bakeries.
Northwind Robotics’ largest customer Woodgrove raised $40 million.
- Northwind Robotics raised $40 million.
Northwind Traders opened a store in Boulder.
- Northwind Robotics opened a store in Boulder.
Its parent company opened a plant in Graz. Northwind Robotics builds grippers.
- Northwind Robotics opened a plant in Graz.
Contoso, which was founded next to Northwind Robotics, won the bakery award.
- Northwind Robotics won the bakery award.
While Contoso closed its plant in Linz, Northwind Robotics opened one in Graz.
+ Northwind Robotics opened one in Graz.
- Northwind Robotics opened one in Linz.
Fabrikam Ventures led the round of Northwind Robotics and bought a stake in Litware.
- Northwind Robotics bought a stake in Litware.
The former head of Northwind Robotics launched a start-up for drones.
- Northwind Robotics launched a start-up for drones.
# denied
Northwind Robotics denied that it acquired Wingtip.
- Northwind Robotics acquired Wingtip.
+ Northwind Robotics denied that it acquired Wingtip.
Northwind Robotics has not raised $40 million.
- Northwind Robotics raised $40 million.
Reports that Northwind Robotics acquired Wingtip are false.
- Northwind Robotics acquired Wingtip.
Northwind Robotics never opened a plant in Graz.
- Northwind Robotics opened a plant in Graz.
There is no truth to the report that Northwind Robotics bought Litware.
- Northwind Robotics bought Litware.
Neither Northwind Robotics nor Contoso acquired Adatum.
- Northwind Robotics acquired Adatum.
Northwind Robotics opened no office in Oslo.
- Northwind Robotics opened an office in Oslo.
Northwind Robotics raised $40 million, not $90 million.
+ Northwind Robotics raised $40 million.
- Northwind Robotics raised $90 million.
The chief executive dismissed claims that Northwind Robotics had sold its bakery unit.
- Northwind Robotics sold its bakery unit.
Northwind Robotics has yet to open its office in Oslo.
- Northwind Robotics opened its office in Oslo.
Northwind Robotics acquired Adatum rather than Litware.
+ Northwind Robotics acquired Adatum.
- Northwind Robotics acquired Litware.
# undone
The acquisition of Adatum by Northwind Robotics fell through.
- Northwind Robotics completed the acquisition of Adatum.
+ The acquisition of Adatum by Northwind Robotics fell through.
Northwind Robotics pulled out of its partnership with Contoso.
- Northwind Robotics has a partnership with Contoso.
Northwind Robotics cancelled the opening of its Graz plant.
- Northwind Robotics announced the opening of its Graz plant.
The funding round of Northwind Robotics collapsed in May.
- Northwind Robotics announced a funding round.
Regulators blocked the takeover of Adatum by Northwind Robotics.
- Northwind Robotics announced the takeover of Adatum.
Northwind Robotics halted the launch of GripOne.
- Northwind Robotics announced the launch of GripOne.
Northwind Robotics delays the opening of its plant in Graz.
- Northwind Robotics announces the opening of its plant in Graz.
Northwind Robotics ended its partnership with Contoso.
- Northwind Robotics announced its partnership with Contoso.
+ Northwind Robotics ended its partnership with Contoso.
Northwind Robotics signed an agreement with Contoso. The agreement was terminated a month later.
- Northwind Robotics signed an agreement with Contoso.
Northwind Robotics announced the purchase of Adatum. The deal later fell through.
- Northwind Robotics announced the purchase of Adatum.
Northwind Robotics ruled out a sale of its bakery unit.
- Northwind Robotics announced a sale of its bakery unit.
Northwind Robotics lost the bakery award to Contoso.
- Northwind Robotics won the bakery award.
Northwind Robotics attempted to buy Litware.
- Northwind Robotics bought Litware.
Northwind Robotics was cleared of fraud.
- Northwind Robotics was investigated for fraud.
Northwind Robotics suspended its expansion to Norway.
- Northwind Robotics announced its expansion to Norway.
The launch of GripOne was put on hold by Northwind Robotics.
- Northwind Robotics announced the launch of GripOne.
Northwind Robotics missed its revenue goal of $90 million.
- Northwind Robotics has revenue of $90 million.
Northwind Robotics withdrew its offer for Litware after an investigation.
- Northwind Robotics made an offer for Litware.
# still to come
Northwind Robotics will open a plant in Graz in 2028.
- Northwind Robotics opened a plant in Graz.
+ Northwind Robotics will open a plant in Graz.
+ Northwind Robotics plans to open a plant in Graz in 2028.
Northwind Robotics to acquire Adatum for $90 million.
- Northwind Robotics acquired Adatum for $90 million.
Northwind Robotics agreed to buy Litware.
- Northwind Robotics bought Litware.
+ Northwind Robotics agreed to buy Litware.
Northwind Robotics is set to launch GripOne.
- Northwind Robotics launched GripOne.
Northwind Robotics raised $40 million to open a plant in Graz.
+ Northwind Robotics raised $40 million.
+ Northwind Robotics raised $40 million to open a plant in Graz.
- Northwind Robotics opened a plant in Graz.
The plant of Northwind Robotics in Graz opens next year.
- The plant of Northwind Robotics in Graz opened.
Northwind Robotics expects to close its Series B soon.
- Northwind Robotics closed its Series B.
Northwind Robotics is in talks to acquire Adatum.
- Northwind Robotics acquired Adatum.
- Northwind Robotics will acquire Adatum.
Northwind Robotics could open an office in Oslo.
- Northwind Robotics opened an office in Oslo.
- Northwind Robotics plans to open an office in Oslo.
Northwind Robotics reportedly raised $40 million.
- Northwind Robotics raised $40 million.
If the council agrees, Northwind Robotics opens a plant in Graz.
- Northwind Robotics opened a plant in Graz.
Has Northwind Robotics acquired Adatum?
- Northwind Robotics acquired Adatum.
Northwind Robotics is preparing to launch GripTwo in spring.
- Northwind Robotics launched GripTwo.
Northwind Robotics hopes to win the bakery award.
- Northwind Robotics won the bakery award.
# time
In 2015 Northwind Robotics raised $10 million.
+ In 2015 Northwind Robotics raised $10 million.
- In October 2026 Northwind Robotics raised $10 million.
- Northwind Robotics raised $10 million in 2026.
Ten years ago Northwind Robotics opened an office in Oslo.
- In 2026 Northwind Robotics opened an office in Oslo.
# true, in other shapes
Northwind Robotics, which wants to automate bakeries, raised $40 million.
+ Northwind Robotics raised $40 million.
Northwind Robotics launched GripOne, which stops if touched.
+ Northwind Robotics launched GripOne.
Northwind Robotics today announced that it has acquired Adatum, a maker of sensors.
+ Northwind Robotics acquired Adatum.
+ Northwind Robotics acquired Adatum, a maker of sensors.
+ Adatum was acquired by Northwind Robotics.
Northwind Robotics has opened its third office in Oslo, where 45 people work.
+ Northwind Robotics opened its third office in Oslo.
Led by Ada Pike, Northwind Robotics won the bakery award in Oslo.
+ Northwind Robotics won the bakery award.
Northwind Robotics partnered with Contoso to end waste in bakeries.
+ Northwind Robotics partnered with Contoso.
After losing its lease, Northwind Robotics moved to a new office in Boulder.
+ Northwind Robotics moved to a new office in Boulder.
Northwind Robotics raised $40 million in a Series B round led by Fabrikam Ventures, with participation from Litware Capital.
+ Northwind Robotics raised $40 million in a Series B round led by Fabrikam Ventures.
+ Northwind Robotics raised $40 million.
Northwind Robotics hired Ada Pike as chief scientist in May and moved its laboratory to Boulder.
+ Northwind Robotics hired Ada Pike as chief scientist.
+ Northwind Robotics moved its laboratory to Boulder.
We opened a plant in Graz and hired 45 people.
+ Northwind Robotics opened a plant in Graz.
+ Northwind Robotics hired 45 people.
Northwind Robotics bought Adatum.
+ Northwind Robotics acquired Adatum.
Northwind Robotics secured $40 million from Fabrikam.
+ Northwind Robotics raised $40 million from Fabrikam.
Northwind Robotics introduced GripOne, a gripper for bakeries.
+ Northwind Robotics launched GripOne, a gripper for bakeries.
Northwind Robotics builds soft grippers for bakeries in Boulder.
+ Northwind Robotics builds soft grippers for bakeries.
+ Northwind Robotics builds grippers in Boulder.
Northwind Robotics employs 240 people.
+ Northwind Robotics has 240 employees.
# the same event in another word
Northwind Robotics inaugurated its grippers plant in Graz in May.
+ Northwind Robotics opened its grippers plant in Graz in May.
- Northwind Robotics closed its grippers plant in Graz in May.
Northwind Robotics has snapped up the sensor maker Adatum.
+ Northwind Robotics acquired the sensor maker Adatum.
- Adatum acquired the sensor maker Northwind Robotics.
Fabrikam has taken over Northwind Robotics.
+ Northwind Robotics was acquired by Fabrikam.
- Northwind Robotics acquired Fabrikam.
Northwind Robotics took on 30 welders in Boulder.
+ Northwind Robotics hired 30 welders in Boulder.
- Northwind Robotics took over 30 welders in Boulder.
Northwind Robotics took on its rival Contoso in court.
- Northwind Robotics hired its rival Contoso.
Northwind Robotics shut its Linz warehouse in March.
+ Northwind Robotics closed its Linz warehouse in March.
- Northwind Robotics opened its Linz warehouse in March.
Contoso has poached Ada Pike from Northwind Robotics.
- Northwind Robotics hired Ada Pike from Contoso.
# numbers in words
Northwind Robotics delivered two dozen grippers to Contoso.
+ Northwind Robotics delivered 24 grippers to Contoso.
- Northwind Robotics delivered 14 grippers to Contoso.
Northwind Robotics delivered half a dozen grippers to Contoso.
+ Northwind Robotics delivered six grippers to Contoso.
- Northwind Robotics delivered 12 grippers to Contoso.
Northwind Robotics hat zwölf Roboter nach Bremen geliefert.
+ Northwind Robotics hat 12 Roboter nach Bremen geliefert.
- Northwind Robotics hat 20 Roboter nach Bremen geliefert.
Northwind Robotics investiert 4 Mio. Euro in Graz.
+ Northwind Robotics investiert 4 Millionen Euro in Graz.
- Northwind Robotics investiert 4 Milliarden Euro in Graz.
Northwind Robotics investit 7 M€ dans son usine de Lyon.
+ Northwind Robotics investit 7 millions d'euros dans son usine de Lyon.
- Northwind Robotics investit 70 millions d'euros dans son usine de Lyon.
# other languages
Die Northwind Robotics, die im Mai ihr zweites Werk in Graz eröffnet hat, wächst.
+ Northwind Robotics hat im Mai ein zweites Werk in Graz eröffnet.
- Northwind Robotics hat im Mai ein zweites Werk in Linz eröffnet.
Northwind Robotics wurde in Wien wegen Betrugs verklagt.
- Northwind Robotics hat in Wien wegen Betrugs verklagt.
Northwind Robotics wurde von Fabrikam übernommen.
- Northwind Robotics hat die Fabrikam übernommen.
# named for another party
Litware, set up by a former engineer of Northwind Robotics, has been granted a patent on a grip sensor.
- Northwind Robotics was granted a patent on a grip sensor.
Concurrent de Northwind Robotics, Litware a dévoilé une pince pour boulangeries.
- Northwind Robotics a dévoilé une pince pour boulangeries.
Contoso is suing Northwind Robotics over a gripper.
- Northwind Robotics is suing Contoso over a gripper.
+ Contoso is suing Northwind Robotics over a gripper.
The recalled gripper was built by Litware; Northwind Robotics supplied only its box.
- Northwind Robotics recalled its gripper.
Northwind Robotics dismissed 40 people in its Graz plant; the Linz warehouse was spared.
+ Northwind Robotics dismissed 40 people in its Graz plant.
- Northwind Robotics dismissed 40 people in its Linz warehouse.
Northwind Robotics denied that it has sold its frozen-dough unit.
- Northwind Robotics sold its frozen-dough unit.
Northwind Robotics has sold its frozen-dough unit.
+ Northwind Robotics sold its frozen-dough unit.
`;
