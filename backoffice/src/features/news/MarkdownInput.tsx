import BoldIcon from '@mui/icons-material/FormatBold';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import CodeIcon from '@mui/icons-material/Code';
import HeadingIcon from '@mui/icons-material/Title';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Box, IconButton, TextField, Tooltip } from '@mui/material';
import { newsLimits } from '@prentice/contract';
import { useInput } from 'react-admin';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useFieldMessage, useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { ArticlePreview } from './ArticlePreview.tsx';
import { ImageDialog, type DescribedImage } from './ImageDialog.tsx';
import {
  continueList,
  imageMarkup,
  insertBlock,
  link,
  prefixLines,
  replacement,
  wrap,
  type Selection,
} from './markdown-editing.ts';

type Edit = (selection: Selection, placeholder: string) => Selection;

interface Tool {
  readonly label: MessageKey;
  readonly Icon: ComponentType<{ fontSize?: 'small' }>;
  readonly edit: Edit;
  /** With Ctrl or Cmd. */
  readonly key?: string;
}

const TABLE = '| A | B |\n| --- | --- |\n| 1 | 2 |';
const tools: readonly Tool[] = [
  { label: 'news.tool.heading', Icon: HeadingIcon, edit: (selection) => prefixLines(selection, '## ') },
  {
    label: 'news.tool.bold',
    Icon: BoldIcon,
    edit: (selection, placeholder) => wrap(selection, '**', placeholder),
    key: 'b',
  },
  {
    label: 'news.tool.italic',
    Icon: ItalicIcon,
    edit: (selection, placeholder) => wrap(selection, '*', placeholder),
    key: 'i',
  },
  { label: 'news.tool.link', Icon: LinkIcon, edit: link, key: 'k' },
  { label: 'news.tool.bullets', Icon: BulletsIcon, edit: (selection) => prefixLines(selection, '- ') },
  { label: 'news.tool.numbers', Icon: NumbersIcon, edit: (selection) => prefixLines(selection, '1. ') },
  { label: 'news.tool.quote', Icon: QuoteIcon, edit: (selection) => prefixLines(selection, '> ') },
  { label: 'news.tool.code', Icon: CodeIcon, edit: (selection, placeholder) => wrap(selection, '`', placeholder) },
  { label: 'news.tool.table', Icon: TableIcon, edit: (selection) => insertBlock(selection, TABLE) },
];

/**
 * Changes the text as if it were typed, which the browser can undo; a value that is set from outside ends its history.
 * @returns whether the browser did
 */
function type(element: HTMLTextAreaElement, value: string): boolean {
  const { start, end, text } = replacement(element.value, value);
  element.focus();
  element.setSelectionRange(start, end);
  if (start === end && text === '') return true;
  return document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

const imageIn = (files: FileList): File | undefined => [...files].find(({ type }) => type.startsWith('image/'));

interface ToolBarProps {
  readonly onTool: (tool: Tool) => void;
  readonly onImage: () => void;
}

function ToolBar({ onTool, onImage }: ToolBarProps): ReactElement {
  const text = useMessages();
  return (
    <Box role="toolbar" aria-label={text('news.tools')} sx={{ display: 'flex', flexWrap: 'wrap', mb: 0.5 }}>
      {tools.map((tool) => (
        <Tooltip
          key={tool.label}
          title={tool.key ? `${text(tool.label)} (Ctrl+${tool.key.toUpperCase()})` : text(tool.label)}
        >
          <IconButton aria-label={text(tool.label)} onClick={() => onTool(tool)}>
            <tool.Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
      <Tooltip title={text('news.tool.image')}>
        <IconButton aria-label={text('news.tool.image')} onClick={onImage}>
          <ImageIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

/** Changes the text of an input by tools and keys, keeping what is selected. */
function useMarkdownEditing(body: string, onChange: (body: string) => void) {
  const text = useMessages();
  const area = useRef<HTMLTextAreaElement>(null);
  const show = (next: Selection) => {
    const element = area.current;
    const select = () => {
      element?.focus();
      element?.setSelectionRange(next.start, next.end);
    };
    /* At once, as the next letter may come before the next frame. */
    if (element && type(element, next.value)) return select();
    onChange(next.value);
    requestAnimationFrame(select);
  };
  const apply = (edit: (selection: Selection) => Selection) => {
    const element = area.current;
    const [start, end] = [element?.selectionStart ?? body.length, element?.selectionEnd ?? body.length];
    show(edit({ value: body, start, end }));
  };
  const applyTool = (tool: Tool) => apply((selection) => tool.edit(selection, text('news.tool.word')));
  /** Goes on with a list where Enter is pressed in one. */
  const pressEnter = (event: KeyboardEvent) => {
    const element = area.current;
    if (!element || event.shiftKey || event.nativeEvent.isComposing) return;
    const next = continueList({ value: element.value, start: element.selectionStart, end: element.selectionEnd });
    if (!next) return;
    event.preventDefault();
    show(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') pressEnter(event);
    const tool = (event.ctrlKey || event.metaKey) && tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    applyTool(tool);
  };
  return { area, apply, applyTool, press };
}

/** Shows the text in Markdown beside what readers will see; images come by dialog, by drag or from the clipboard. */
export function MarkdownInput({ id }: { id: string }): ReactElement {
  const text = useMessages();
  const fieldText = useFieldMessage();
  const { field, fieldState, id: inputId } = useInput({ source: 'body', parse: (value: string) => value });
  const [adding, setAdding] = useState<{ readonly file: File | null } | null>(null);
  const body = typeof field.value === 'string' ? field.value : '';
  const { area, apply, applyTool, press } = useMarkdownEditing(body, field.onChange);
  const addImage = (event: ClipboardEvent | DragEvent, files: FileList) => {
    const file = imageIn(files);
    if (!file) return;
    event.preventDefault();
    setAdding({ file });
  };
  const insertImage = ({ path, alt, caption }: DescribedImage) => {
    setAdding(null);
    apply((selection) => insertBlock(selection, imageMarkup(path, alt, caption)));
    /* The dialog gives the focus back to its button as it closes. */
    requestAnimationFrame(() => area.current?.focus());
  };
  const count = text('reason.count', { count: body.length, max: newsLimits.body.max });
  const fault = fieldState.error?.message;
  return (
    <Box sx={editorStyle}>
      <Box sx={{ minWidth: 0 }}>
        <ToolBar onTool={applyTool} onImage={() => setAdding({ file: null })} />
        <TextField
          {...field}
          id={inputId}
          value={body}
          inputRef={area}
          label={text('news.field.body')}
          {...areaSize}
          error={fieldState.invalid}
          helperText={fault ? fieldText(fault) : `${text('news.bodyHelp')} · ${count}`}
          onKeyDown={press}
          onPaste={(event) => addImage(event, event.clipboardData.files)}
          onDrop={(event) => addImage(event, event.dataTransfer.files)}
          slotProps={{ htmlInput: { maxLength: newsLimits.body.max } }}
        />
      </Box>
      <ArticlePreview body={body} />
      {adding && (
        <ImageDialog id={id} place="text" file={adding.file} onClose={() => setAdding(null)} onDone={insertImage} />
      )}
    </Box>
  );
}

const areaSize = { multiline: true, minRows: 16, maxRows: 40, fullWidth: true } as const;
const editorStyle = {
  display: 'grid',
  gap: 3,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  width: '100%',
} as const;
