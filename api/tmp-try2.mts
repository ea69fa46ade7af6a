import { parseQuery } from './src/features/search/query/query-parser.ts';
import { vocabulary } from './src/features/search/text/vocabulary.ts';
import SearchableMap from 'minisearch/SearchableMap';
const w={tree:new SearchableMap(),places:new SearchableMap<string>(),has:()=>false,isPlace:()=>false} as any;
for(const q of process.argv.slice(2)) console.log(q, JSON.stringify(parseQuery({q},w).terms.map(t=>({a:t.alternatives,c:t.concepts.map(c=>c.id),o:t.isOptional,s:t.skills}))));
