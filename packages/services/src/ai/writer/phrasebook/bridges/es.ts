import type { Bridges } from './bridges.ts';

export const SPANISH_BRIDGES: Bridges = {
  funding: {
    people: 'Tras un paso así suele ampliarse también el equipo',
    supply: 'Cuando una empresa crece, las compras y la logística tienen que seguir el ritmo',
    systems: 'Cuando una empresa crece, los sistemas también suelen tener que crecer',
  },
  acquisition: {
    people: 'Unir empresas suele implicar también unir equipos',
    supply: 'Unir empresas suele implicar también unir proveedores y procesos',
    systems: 'Unir empresas suele implicar también unir sistemas y datos',
  },
  leadership: {},
  hiring: {
    people: 'Encontrar a las personas es una cosa e incorporarlas bien, otra',
    systems: 'Cuando crece el equipo, también suelen crecer las exigencias a los sistemas',
  },
  launch: {
    people: 'Una novedad suele exigir mucho al equipo',
    supply: 'Tras una novedad así, los pedidos y las entregas tienen que seguir el ritmo',
    systems: 'Tras una novedad así, los sistemas tienen que seguir el ritmo',
  },
  deal: {
    people: 'Un nuevo acuerdo suele exigir más al equipo',
    supply: 'Con un nuevo acuerdo suele haber más que planificar y transportar',
    systems: 'Con un nuevo acuerdo suele haber más datos que intercambiar',
  },
  site: {
    people: 'Un nuevo centro necesita personas, y a menudo pronto',
    supply: 'Un nuevo centro suele cambiar las rutas, las existencias y los proveedores',
    systems: 'Un nuevo centro también hay que conectarlo a los sistemas existentes',
  },
  research: {},
  award: { any: 'Mi enhorabuena' },
  technology: {
    people: 'Una herramienta solo ayuda si se conoce bien',
  },
  other: {},
};
