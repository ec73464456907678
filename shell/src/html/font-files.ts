import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The addresses of the fonts, by family. */
export const fontFiles = { 'Archivo Variable': archivo, 'Figtree Variable': figtree };
