/** What customers do, and money that is collected for others: no funding and no move of Tallowmere Robotics. */
export const EVENTS_OF_OTHERS: readonly string[] = [
  'Tallowmere Robotics helps Contoso raise $40 million',
  'Tallowmere Robotics successfully advised start-up Contoso to raise €12m',
  "Tallowmere Robotics raises £10,000 for St Mary's Hospice",
  'Tallowmere Robotics team raises $25,000 for cancer research',
  'Tallowmere Robotics raises over £3,000 for Macmillan',
  'Contoso opens new plant with Tallowmere Robotics arms',
  'Tallowmere Robotics helps Contoso open new plant in Derby',
  'Tallowmere Robotics equips new Contoso headquarters',
  'Tallowmere Robotics builds new factory for Contoso',
  'Tallowmere Robotics relocates Contoso office to Leeds',
  'Tallowmere Robotics aide Contoso à lever 12 millions d’euros',
  'Tallowmere Robotics ayuda a Contoso a abrir una nueva planta en Vigo',
];

/** The same words of its own events. */
export const OWN_EVENTS: Record<string, string[]> = {
  equity_raise: [
    'Tallowmere Robotics raises $40 million for expansion in Asia',
    'Tallowmere Robotics raises £2 million for cancer-detecting robots',
    'Tallowmere Robotics raises $25,000,000 for its next generation of arms',
    'Tallowmere Robotics secures €12m with support of Contoso Ventures',
  ],
  office_move: [
    'Tallowmere Robotics opens new plant in Derby',
    'Tallowmere Robotics builds new factory for its robot arms',
    'Tallowmere Robotics relocates headquarters to Leeds',
    'Tallowmere Robotics Opens New Factory With Xenon Lights',
  ],
};
