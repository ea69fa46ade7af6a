import { newsCreate, newsLimits } from '@prentice/contract';
import { Button } from '@mui/material';
import { Create, LinkBase, SelectInput, SimpleForm, SaveButton } from 'react-admin';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { CountedInput } from '../../ui/form/CountedInput.tsx';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { audienceChoices, languageChoices } from './news-types.ts';

const resolver = schemaResolver(newsCreate, (values) => values);
const defaults = { language: 'en', audience: 'all' };

function CreateToolbar(): ReactElement {
  const text = useMessages();
  return (
    <EditBar status="">
      <SaveButton label="news.createDraft" alwaysEnable />
      <Button component={LinkBase} to={pathTo('news')}>
        {text('action.cancel')}
      </Button>
    </EditBar>
  );
}

/** Shows a new draft: its title is enough, everything else follows in the editor, where images have a place to belong to. */
export default function NewsCreate(): ReactElement {
  const text = useMessages();
  return (
    <>
      <PageHeader title={text('news.create')}>{text('news.createHelp')}</PageHeader>
      <Create resource="news" title=" " redirect="edit" component="div">
        <SimpleForm
          resolver={resolver}
          defaultValues={defaults}
          toolbar={<CreateToolbar />}
          sx={{ maxWidth: 640, px: 0 }}
        >
          <CountedInput source="title" label={text('news.field.title')} {...newsLimits.title} />
          <SelectInput source="language" label="news.field.language" choices={languageChoices} fullWidth />
          <SelectInput source="audience" label="news.field.audience" choices={audienceChoices} fullWidth />
        </SimpleForm>
      </Create>
    </>
  );
}
