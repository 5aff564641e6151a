/** Facts (with a day after "@", a company after "#"), with messages that they support ("+") and do not ("-"). */
export const FACT_CASES = `
= Northwind Robotics opened a plant in Leipzig @2026-10-05 | It is hiring 12 software engineers
+ I saw that you opened a plant in Leipzig.
+ Congratulations on opening the plant in Leipzig in October.
+ You are hiring 12 software engineers.
+ With 12 software engineers to hire, planning matters.
- I saw that you opened 12 plants.
- I saw that you opened 5 plants in Leipzig.
- I saw that you opened 10 plants.
- You are hiring 12 sales managers.
- I saw that you opened a plant in Leipzig in March.
= Northwind Robotics denied that it raised $40 million
- Congratulations on raising $40 million!
- I saw that you raised $40 million.
= Northwind Robotics cancelled its plan to open an office in Oslo
- I saw that you opened an office in Oslo.
- Congratulations on opening an office in Oslo.
= Fabrikam acquired Northwind Robotics
- I saw that you acquired Fabrikam.
+ I saw that Fabrikam acquired Northwind Robotics.
+ I saw that you were acquired by Fabrikam.
= Northwind Robotics has 240 employees
+ With 240 employees, planning matters.
+ Your 240 employees need a plan.
- Your 240 customers need a plan.
- You have 240 plants.
= Contoso raised $40 million # Contoso
- Congratulations on raising $40 million!
- I saw that Northwind Robotics raised $40 million.
- I saw that you raised $40 million.
+ I saw that Contoso raised $40 million.
= Contoso has about 900 employees # Contoso
- With 900 employees, you need a plan.
- Your 900 employees need a plan.
= Northwind Robotics raised $40 million @2026-10-05 # Northwind Robotics
+ Congratulations on raising $40 million!
+ I saw that you raised $40 million in October.
- I saw that you raised $40 million in 2019.
= Raised $40 million # Northwind Robotics
+ I saw that you raised $40 million.
= Northwind Robotics plans to open a plant in Leipzig
- I saw that you opened a plant in Leipzig.
- Congratulations on opening a plant in Leipzig.
= Northwind Robotics will launch GripTwo in 2028
- I saw that you launched GripTwo.
- Congratulations on launching GripTwo.
= In 2015 Northwind Robotics raised $10 million @2026-10-02
- Congratulations on the $10 million that you just raised.
- I saw that you raised $10 million in October.
- I saw that you recently raised $10 million.
+ I saw that you raised $10 million in 2015.
= The merger of Northwind Robotics with Contoso fell through
- Congratulations on the merger with Contoso.
= Northwind Robotics is in talks to acquire Adatum
- I saw that you acquired Adatum.
= Contoso, a customer of Northwind Robotics, opened a plant in Graz
- I saw that you opened a plant in Graz.
= Northwind Robotics opened a plant in Leipzig | The founders visited Dresden
- I saw that you opened a plant in Dresden.
= Northwind Robotics hired 12 engineers and 5 sales managers
+ I saw that you hired 12 engineers.
- I saw that you hired 5 engineers.
- I saw that you hired 12 sales managers.
= Northwind Robotics lost the Green Factory Award to Contoso
- Congratulations on winning the Green Factory Award.
= Northwind Robotics did not win the Green Factory Award
- Congratulations on winning the Green Factory Award.
= Northwind Robotics postponed the launch of GripTwo
- Congratulations on the launch of GripTwo.
= Northwind Robotics reportedly acquired Adatum
- I saw that you acquired Adatum.
= Northwind Robotics raised $40 million at a valuation of $900 million
+ I saw that you raised $40 million.
- I saw that you raised $900 million.
= Northwind Robotics won the Green Factory Award
+ Congratulations on winning the Green Factory Award.
+ I saw that you won the Green Factory Award.
+ Northwind Robotics won the Green Factory Award, well done.
= Northwind Robotics doubled its revenue in Norway
+ I saw that Northwind Robotics doubled its revenue in Norway.
- I saw that Northwind Robotics doubled its revenue in Sweden.
- I saw that Northwind Robotics doubled its staff.
= Northwind Robotics took on half a dozen welders in Hull
+ I saw that you hired six welders in Hull.
- I saw that you hired 12 welders in Hull.
= It is untrue that Northwind Robotics closed its foundry in Derby
- How are things since the foundry in Derby closed?
= Northwind Robotics has scrapped its depot in Ghent
- How is the new depot in Ghent?
= Rumour has it that Northwind Robotics sold its paint shop in Hull
- Now that the paint shop in Hull is sold, what is next?
= Optilink, which supplies Northwind Robotics with cable, cut 130 jobs in Hull # Optilink
- Cutting 130 jobs in Hull must have been hard for Northwind Robotics.
= Northwind Robotics was acquired by the sailmaker Luff
- Congratulations on acquiring Luff.
= Northwind Robotics doubled its storage in Hull; its store in Leeds stays as it is
- Twice the storage in Leeds, well done.
= Had the bank said yes, Northwind Robotics would have moved into a workshop in Hexham
- Best wishes for the workshop in Hexham.
`;
