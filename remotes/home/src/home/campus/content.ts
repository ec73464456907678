import dharithriBlock from './pictures/dharithri-block.svg';
import ground2 from './pictures/ground-2.svg';
import ground3 from './pictures/ground-3.svg';
import ground4 from './pictures/ground-4.svg';
import ladiesHostel from './pictures/ladies-hostel.svg';
import mainBlock from './pictures/main-block.svg';
import mainEntrance from './pictures/main-entrance.svg';
import mechCivilLabs from './pictures/mech-civil-labs.svg';
import parking from './pictures/parking.svg';
import solarPark from './pictures/solar-park.svg';
import temple from './pictures/temple.svg';
import viitGround from './pictures/viit-ground.svg';

/** A point on the campus map (R29.3). `x` and `y` are percentages of the map's width and height. */
export interface CampusPoint {
  id: string;
  name: string;
  x: number;
  y: number;
  description: string;
  imageUrl: string;
}

/** The twelve points, in the required order (R29.2). */
export const campusPoints: readonly CampusPoint[] = [
  {
    id: 'dharithri-block',
    name: 'Dharithri Block',
    x: 33.5,
    y: 33,
    description:
      'Classrooms behind terracotta louvres that turn the western sun away. The computing laboratories are on the second floor, and the Idea Lab is at the curved end.',
    imageUrl: dharithriBlock,
  },
  {
    id: 'viit-ground',
    name: 'VIIT Ground',
    x: 73,
    y: 49,
    description:
      'The running track and football field, with a covered stand for eight hundred. Sports day, the parade on 26 January and most evening walks happen here.',
    imageUrl: viitGround,
  },
  {
    id: 'main-block',
    name: 'VIIT Main Block',
    x: 47,
    y: 39,
    description:
      'Offices, the seminar hall and first-year classrooms around a clock and a flag. Visitors begin here: the enquiry counter is to the left of the steps.',
    imageUrl: mainBlock,
  },
  {
    id: 'ladies-hostel',
    name: 'Ladies Hostel',
    x: 57.5,
    y: 14,
    description:
      'Four floors of balconies with a warden, a reading room and a mess that cooks three meals a day. The gate opens to the quiet road behind the Main Block.',
    imageUrl: ladiesHostel,
  },
  {
    id: 'solar-park',
    name: 'Solar Park',
    x: 17,
    y: 24,
    description:
      'Rows of panels on the slope that no building shades. They feed the laboratories by day, and final-year students use the inverters’ records for their projects.',
    imageUrl: solarPark,
  },
  {
    id: 'main-entrance',
    name: 'Main Entrance',
    x: 47,
    y: 86,
    description:
      'The arch on the coast road. Buses stop outside, the security desk signs visitors in, and an avenue of neem leads straight to the Main Block.',
    imageUrl: mainEntrance,
  },
  {
    id: 'ground-2',
    name: 'Ground 2',
    x: 79.5,
    y: 15,
    description:
      'The cricket ground nearest the shore, where the afternoon wind is part of the game. Inter-college matches are played here from January to March.',
    imageUrl: ground2,
  },
  {
    id: 'ground-3',
    name: 'Ground 3',
    x: 65.5,
    y: 86,
    description: 'Two red-soil courts for volleyball and throwball, swept each evening before the hostel teams arrive.',
    imageUrl: ground3,
  },
  {
    id: 'ground-4',
    name: 'Ground 4',
    x: 79.5,
    y: 86,
    description:
      'A basketball court under lights, open until the hostel bell. The surface was relaid with recycled rubber.',
    imageUrl: ground4,
  },
  {
    id: 'temple',
    name: 'Temple',
    x: 41.5,
    y: 13,
    description:
      'A small temple beside its tank, older than the institute, with a banyan that most people sit under before an examination.',
    imageUrl: temple,
  },
  {
    id: 'parking',
    name: 'Parking Area',
    x: 34.5,
    y: 77,
    description:
      'College buses along the trees, cars and two-wheelers in front. Beyond the barrier the campus belongs to people on foot.',
    imageUrl: parking,
  },
  {
    id: 'mech-civil-labs',
    name: 'Mechanical & Civil Laboratories',
    x: 20,
    y: 58,
    description:
      'Two saw-tooth sheds lit from the north: machine shop, foundry and heat engines in one, concrete, soils and a loading frame in the other.',
    imageUrl: mechCivilLabs,
  },
];

export const sample = ['campusPoints[].x', 'campusPoints[].y', 'campusPoints[].description'] as const;
