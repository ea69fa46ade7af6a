import { Box } from '@mui/material';
import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  TextLayer,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite makes it: the address of the file
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { Notice } from '../page/Notice.tsx';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';

/** Far longer than any CV: the rest is for those who download the file. */
const MAX_PAGES = 30;
/** Pixels below the visible part that are drawn ahead. */
const AHEAD = '800px';

let sharedWorker: PDFWorker | null = null;

/** Returns the worker that reads all files, started when first asked for: that takes longer than reading a CV. */
export function sharedPdfWorker(): PDFWorker {
  if (sharedWorker && !sharedWorker.destroyed) return sharedWorker;
  GlobalWorkerOptions.workerSrc = workerAddress;
  const worker = new PDFWorker();
  /* A file that needs it says what failed. */
  worker.promise.catch(() => worker.destroy());
  sharedWorker = worker;
  return worker;
}

interface Loading {
  readonly task: PDFDocumentLoadingTask;
  readonly worker: PDFWorker;
}

async function startLoading(file: Blob): Promise<Loading> {
  const data = await file.arrayBuffer();
  const worker = sharedPdfWorker();
  /* The page's policy allows no WebAssembly; fonts that the file does not bring are the reader's own. */
  return { task: getDocument({ data, worker, useWasm: false, useSystemFonts: true, enableXfa: false }), worker };
}

interface LoadedPdf {
  readonly document: PDFDocumentProxy;
  readonly pages: readonly PDFPageProxy[];
}

async function pagesOf(document: PDFDocumentProxy): Promise<LoadedPdf> {
  const count = Math.min(document.numPages, MAX_PAGES);
  const pages = await Promise.all(Array.from({ length: count }, (_, index) => document.getPage(index + 1)));
  return { document, pages };
}

/** Returns the pages of a file; `hasFailed` where it cannot be read. */
function usePdf(file: Blob): { pdf: LoadedPdf | null; hasFailed: boolean } {
  const [pdf, setPdf] = useState<LoadedPdf | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const loading = startLoading(file);
    let isGone = false;
    let isSettled = false;
    loading
      .then(({ task }) => task.promise)
      .then(pagesOf)
      .then(
        (loadedPdf) => void (isGone || setPdf(loadedPdf)),
        () => void (isGone || setHasFailed(true)),
      )
      .finally(() => {
        isSettled = true;
      });
    return () => {
      isGone = true;
      setPdf(null);
      void loading
        .then(({ task, worker }) => {
          /* A file that the worker is still busy with must not hold up the next one. */
          if (!isSettled) worker.destroy();
          return task.destroy();
        })
        .catch(() => undefined);
    };
  }, [file]);
  return { pdf, hasFailed };
}

/** Returns true from when the element first comes near the visible part of the page. */
function useHasComeNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      {
        rootMargin: AHEAD,
      },
    );
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isNear;
}

/** Returns the width of an element in whole pixels, as it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}

/** Draws the page, and puts its words over it as text: to select, to search, and for screen readers. */
function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, textLayer: HTMLElement, width: number): () => void {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const density = window.devicePixelRatio || 1;
  const viewport = page.getViewport({ scale: scale * density });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport });
  drawing.promise.catch(() => undefined);
  textLayer.replaceChildren();
  textLayer.style.setProperty('--total-scale-factor', String(scale));
  let isGone = false;
  void page
    .getTextContent()
    .then((textContentSource) => {
      if (isGone) return undefined;
      return new TextLayer({ textContentSource, container: textLayer, viewport: page.getViewport({ scale }) }).render();
    })
    .catch(() => undefined);
  return () => {
    isGone = true;
    drawing.cancel();
  };
}

function PdfPage({ page }: { page: PDFPageProxy }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const textLayer = useRef<HTMLDivElement>(null);
  const isNear = useHasComeNear(place);
  const width = useWidth(place);
  useEffect(() => {
    if (!isNear || width === 0 || !canvas.current || !textLayer.current) return undefined;
    return drawPage(page, canvas.current, textLayer.current, width);
  }, [page, isNear, width]);
  const viewport = page.getViewport({ scale: 1 });
  return (
    <Box ref={place} sx={{ ...pageStyle, aspectRatio: `${viewport.width} / ${viewport.height}` }}>
      <Box component="canvas" ref={canvas} aria-hidden sx={{ display: 'block', width: '100%', height: '100%' }} />
      <Box ref={textLayer} sx={wordsStyle} />
    </Box>
  );
}

/**
 * Shows a PDF in place, drawn by pdf.js rather than by the browser's own viewer, which takes every key once it has been
 * clicked, brings a toolbar, and is missing on phones.
 */
export default function PdfDocument({ file, name }: { file: Blob; name: string }): ReactElement {
  const text = useMessages();
  const { pdf, hasFailed } = usePdf(file);
  if (hasFailed) return <Notice title={text('files.unreadable')} />;
  if (!pdf) return <DocumentSkeleton />;
  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', gap: 1 }}>
      {pdf.pages.map((page) => (
        <PdfPage key={page.pageNumber} page={page} />
      ))}
      {pdf.document.numPages > MAX_PAGES && <Notice title={text('files.morePages', { count: MAX_PAGES })} />}
    </Box>
  );
}

/* Paper stays white in the dark: the file says how it looks. */
const pageStyle = {
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  bgcolor: '#fff',
  border: '1px solid',
  borderColor: 'divider',
} as const;

/* What pdf.js asks of the element that it puts the words into (web/pdf_viewer.css of the package). */
const wordsStyle = {
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  '--min-font-size': 1,
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  '& :is(span, br)': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    '--font-height': 0,
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    '--scale-x': 1,
    '--rotate': '0deg',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .markedContent': { display: 'contents' },
} as const;
