import fc from 'fast-check'; import { parse } from '../../dsl/parse.ts'; import { print } from '../../dsl/print.ts'; import { format } from '../../dsl/format.ts'; import { wholeText } from '../../dsl/source.ts'; import { reservedWords } from '../../dsl/tokens.ts'; import {writeFileSync, readFileSync} from 'node:fs';
import { bare, samples } from './samples.ts';
const word = fc.constantFrom(...reservedWords, ...'card hero draw discard deck top first turn Ann 2 8+ 5- 2..3 2d6 "x" , : ( ) + - \'s # \n'.split(' '), '\n  ', '\n- ', 'for each', 'at the start of', 'choose one:', 'the number of', 'if you do', 'that many', 'up to');
const all = samples(); const pieces = all.flatMap(({ text }) => text.split(/(?<=\s)/));
const seen = new Map<string, number>();
function go(e: any, t: string) { 
 const s = performance.now(); writeFileSync('/tmp/p1.last', JSON.stringify([e,t]));
 const {tree, diagnostics} = parse(e, wholeText(t)); if (performance.now()-s>100) console.log('SLOW', performance.now()-s, e, JSON.stringify(t));
 const f = format(e, t); if ((f===undefined) !== diagnostics.length>0) console.log('F?', t);
 if (f===undefined || !tree) return;
 if (format(e,f)!==f) console.log('IDEM', JSON.stringify(t), JSON.stringify(f), JSON.stringify(format(e,f)));
 if (JSON.stringify(bare(parse(e, wholeText(f)).tree))!==JSON.stringify(bare(tree))) console.log('FMT', JSON.stringify(t), JSON.stringify(f));
 const p = print(e, tree as any); const again = parse(e, wholeText(p)); 
 if (JSON.stringify(bare(again.tree))!==JSON.stringify(bare(tree))) { console.log('PRINT', e, JSON.stringify(t), JSON.stringify(p), again.diagnostics.map(d=>d.code+' '+d.place.span.start)); }
}
const N = Number(process.argv[2]);
for (const [e,t] of fc.sample(fc.tuple(fc.constantFrom('effect','objects','abilities','condition','phrase','expression','cost'), fc.array(word,{maxLength:14}).map(w=>w.join(' '))), N)) go(e,t);
for (const [e,t] of fc.sample(fc.tuple(fc.constantFrom('effect','abilities'), fc.string({unit:'binary',maxLength:200})), 300)) go(e,t);
for (const [s,at,piece,cut] of fc.sample(fc.tuple(fc.constantFrom(...all), fc.nat(), fc.constantFrom(...pieces), fc.constantFrom(0,1)), N)) { const w = s.text.split(/(?<=\s)/); w.splice(at % w.length, cut, piece); go(s.entry, w.join('')); }
console.log('done');
