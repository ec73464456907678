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
      'The classrooms are shaded by terracotta louvres. The computing laboratories are on the second floor, and the Idea Lab is at the curved end of the block.',
    imageUrl: dharithriBlock,
  },
  {
    id: 'viit-ground',
    name: 'VIIT Ground',
    x: 73,
    y: 49,
    description:
      'The ground has a running track, a football field and a covered stand for eight hundred spectators. Sports day and the Republic Day parade are held here.',
    imageUrl: viitGround,
  },
  {
    id: 'main-block',
    name: 'VIIT Main Block',
    x: 47,
    y: 39,
    description:
      'This block houses the offices, the seminar hall and the first-year classrooms. Visitors are welcome at the enquiry counter to the left of the steps.',
    imageUrl: mainBlock,
  },
  {
    id: 'ladies-hostel',
    name: 'Ladies Hostel',
    x: 57.5,
    y: 14,
    description:
      'The hostel has four floors of rooms with balconies, a resident warden, a reading room and a mess. It is on the quiet road behind the Main Block.',
    imageUrl: ladiesHostel,
  },
  {
    id: 'solar-park',
    name: 'Solar Park',
    x: 17,
    y: 24,
    description:
      'Solar panels on the open slope supply power to the laboratories during the day. Final-year students use data from the panels in their projects.',
    imageUrl: solarPark,
  },
  {
    id: 'main-entrance',
    name: 'Main Entrance',
    x: 47,
    y: 86,
    description:
      'The entrance arch is on the coast road, with a bus stop outside and a security desk for visitors. An avenue of neem trees leads to the Main Block.',
    imageUrl: mainEntrance,
  },
  {
    id: 'ground-2',
    name: 'Ground 2',
    x: 79.5,
    y: 15,
    description:
      'The cricket ground is close to the shore. Inter-college matches are played here from January to March.',
    imageUrl: ground2,
  },
  {
    id: 'ground-3',
    name: 'Ground 3',
    x: 65.5,
    y: 86,
    description: 'Two clay courts for volleyball and throwball, used by the hostel teams every evening.',
    imageUrl: ground3,
  },
  {
    id: 'ground-4',
    name: 'Ground 4',
    x: 79.5,
    y: 86,
    description: 'A floodlit basketball court with a new surface of recycled rubber.',
    imageUrl: ground4,
  },
  {
    id: 'temple',
    name: 'Temple',
    x: 41.5,
    y: 13,
    description: 'A small temple with a tank, in the shade of a banyan tree. It is older than the institute.',
    imageUrl: temple,
  },
  {
    id: 'parking',
    name: 'Parking Area',
    x: 34.5,
    y: 77,
    description:
      'Parking for college buses, cars and two-wheelers. Vehicles are not allowed in the academic zone beyond the barrier.',
    imageUrl: parking,
  },
  {
    id: 'mech-civil-labs',
    name: 'Mechanical & Civil Laboratories',
    x: 20,
    y: 58,
    description:
      'Two workshop buildings: the machine shop, foundry and heat engines laboratory in one, and the concrete, soils and structures laboratories in the other.',
    imageUrl: mechCivilLabs,
  },
];

export const sample = ['campusPoints[].x', 'campusPoints[].y', 'campusPoints[].description'] as const;
