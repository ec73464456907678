import { createContext, useContext } from 'react';
import { menuTree } from './menu-tree.ts';

/** The menu of this page's release: the specified one, with the entries that sections were granted. */
export const MenuContext = createContext(menuTree);

/** The menu of this page's release. */
export const useMenu = () => useContext(MenuContext);
