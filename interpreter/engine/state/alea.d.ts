/** The one generator of seedrandom that is used: the whole package would load `node:crypto` and six others. */
declare module 'seedrandom/lib/alea.js' {
  import type seedrandom from 'seedrandom';
  const alea: seedrandom['alea'];
  export default alea;
}
