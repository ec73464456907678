/** How a company's name is drawn if it has no logo. */
export interface LogoDrawing {
  /** The drawing beside the name. */
  emblem: 'wave' | 'ring' | 'hex' | 'bars' | 'bolt' | 'leaf' | 'peak' | 'grid' | 'sun';
  /** Typography of the name. */
  lettering: 'broad' | 'fine' | 'capitals' | 'slanted' | 'close';
  tone: 'sea' | 'soil' | 'steel' | 'leaf';
}

/** By the entry's id. */
const drawings: Readonly<Record<string, LogoDrawing>> = {
  tidewell: { emblem: 'wave', lettering: 'broad', tone: 'sea' },
  marivelo: { emblem: 'wave', lettering: 'capitals', tone: 'steel' },
  orravane: { emblem: 'ring', lettering: 'capitals', tone: 'steel' },
  lohitam: { emblem: 'bars', lettering: 'capitals', tone: 'steel' },
  suryanta: { emblem: 'sun', lettering: 'broad', tone: 'leaf' },
  quorrel: { emblem: 'hex', lettering: 'close', tone: 'soil' },
  prayani: { emblem: 'bars', lettering: 'capitals', tone: 'steel' },
  brisol: { emblem: 'grid', lettering: 'fine', tone: 'sea' },
  palmyra: { emblem: 'leaf', lettering: 'broad', tone: 'steel' },
  thorvanta: { emblem: 'bolt', lettering: 'fine', tone: 'leaf' },
  eastbund: { emblem: 'peak', lettering: 'broad', tone: 'steel' },
  kadalica: { emblem: 'sun', lettering: 'broad', tone: 'leaf' },
  zirconel: { emblem: 'hex', lettering: 'slanted', tone: 'steel' },
  velunta: { emblem: 'peak', lettering: 'slanted', tone: 'soil' },
  sagarline: { emblem: 'wave', lettering: 'capitals', tone: 'soil' },
  pennagrid: { emblem: 'bolt', lettering: 'close', tone: 'sea' },
  nilavoo: { emblem: 'leaf', lettering: 'slanted', tone: 'steel' },
  coromint: { emblem: 'ring', lettering: 'fine', tone: 'leaf' },
  girivant: { emblem: 'peak', lettering: 'fine', tone: 'sea' },
  arkamesh: { emblem: 'grid', lettering: 'broad', tone: 'steel' },
  fenwarra: { emblem: 'ring', lettering: 'capitals', tone: 'leaf' },
  tarakota: { emblem: 'bolt', lettering: 'slanted', tone: 'soil' },
  samvahan: { emblem: 'grid', lettering: 'close', tone: 'soil' },
  jalvero: { emblem: 'wave', lettering: 'broad', tone: 'sea' },
  dhruvon: { emblem: 'sun', lettering: 'fine', tone: 'steel' },
  corvexa: { emblem: 'hex', lettering: 'capitals', tone: 'soil' },
  sethu: { emblem: 'bars', lettering: 'slanted', tone: 'sea' },
};

export const drawingOf = (id: string): LogoDrawing =>
  drawings[id] ?? { emblem: 'ring', lettering: 'broad', tone: 'sea' };
