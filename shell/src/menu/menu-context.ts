import { createContext, useContext } from 'react';
import { menuTree } from './menu-tree.ts';

/** The release's menu, with granted entries. */
export const MenuContext = createContext(menuTree);

export const useMenu = () => useContext(MenuContext);
