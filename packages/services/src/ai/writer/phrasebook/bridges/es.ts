import type { Bridges } from './bridges.ts';

export const SPANISH_BRIDGES: Bridges = {
  begins: {
    funding: {
      any: 'Un paso así suele abrir la puerta a nuevos proyectos',
      people: 'Tras un paso así suele ampliarse también el equipo',
      supply: 'Cuando una empresa crece, las compras y la logística tienen que seguir el ritmo',
      systems: 'Cuando una empresa crece, los sistemas también suelen tener que crecer',
    },
    acquisition: {
      any: 'Unir empresas suele ser ocasión para revisar muchas cosas',
      people: 'Unir empresas suele implicar también unir equipos',
      supply: 'Unir empresas suele implicar también unir proveedores y procesos',
      systems: 'Unir empresas suele implicar también unir sistemas y datos',
    },
    leadership: { any: 'Un cambio así suele invitar a revisar las cosas' },
    hiring: {
      any: 'Con personas nuevas suelen llegar también nuevas necesidades',
      people: 'Encontrar a las personas es una cosa e incorporarlas bien, otra',
      systems: 'Cuando crece el equipo, también suelen crecer las exigencias a los sistemas',
    },
    launch: {
      any: 'Una novedad suele traer mucho trabajo',
      people: 'Una novedad suele exigir mucho al equipo',
      supply: 'Tras una novedad así, los pedidos y las entregas tienen que seguir el ritmo',
      systems: 'Tras una novedad así, los sistemas tienen que seguir el ritmo',
    },
    deal: {
      any: 'Un nuevo acuerdo suele traer nuevas tareas',
      people: 'Un nuevo acuerdo suele exigir más al equipo',
      supply: 'Con un nuevo acuerdo suele haber más que planificar y transportar',
      systems: 'Con un nuevo acuerdo suele haber más datos que intercambiar',
    },
    site: {
      any: 'Un nuevo centro suele requerir mucha organización',
      people: 'Un nuevo centro necesita personas, y a menudo pronto',
      supply: 'Un nuevo centro suele cambiar las rutas, las existencias y los proveedores',
      systems: 'Un nuevo centro también hay que conectarlo a los sistemas existentes',
    },
    research: { any: 'Desarrollar algo nuevo requiere tiempo y, a menudo, buenos socios' },
    award: { any: 'Mi enhorabuena' },
    technology: {
      any: 'Una decisión así suele traer otras consigo',
      people: 'Una herramienta solo ayuda si se conoce bien',
    },
    other: { any: 'Algo así suele dar mucho trabajo' },
  },
  ends: {
    talk: [', por lo que quizá sea un buen momento.', ', y por eso [le|te] escribo.'],
    question: [', de ahí mi pregunta.', ', y por eso [le|te] pregunto.'],
  },
  short: { talk: 'Por eso [le|te] escribo.', question: 'De ahí mi pregunta:' },
};
