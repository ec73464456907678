/** What the build preset returns for imports of styles, images and fonts. */
declare module '*.module.css' {
  const names: { readonly [name: string]: string };
  export = names;
}
declare module '*.css' {}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
