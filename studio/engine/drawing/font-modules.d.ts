/** A font as an address that holds its bytes, as the page is built. */
declare module '*.woff?inline' {
  const address: string;
  export default address;
}
declare module '*.ttf?inline' {
  const address: string;
  export default address;
}
