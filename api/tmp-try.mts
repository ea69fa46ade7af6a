import { searchSamples } from './src/features/search/quality/sample-index.ts';
for (const q of process.argv.slice(2)) { const r=searchSamples(q);
 console.log(`\n${q}: ${r.total} +${r.related.total} from ${r.related.from} ${JSON.stringify(r.recognised)} ${r.suggestions.join(' | ')}`);
 console.log(r.items.slice(0,7).map((i,n)=>(r.related.from!==null&&n>=r.related.from?'~':'')+i.title+' ['+i.category+']').join('; ')); }
