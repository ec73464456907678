import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

export const fontFiles = { 'Archivo Variable': archivo, 'Figtree Variable': figtree };
