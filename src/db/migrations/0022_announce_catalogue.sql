-- Custom SQL migration file, put your code below! --
select 1;
